import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../core/access/parameters.js';
import { Can, SessionOnly } from '../core/access/access.decorators.js';
import type { Viewer } from '../core/access/viewer.js';
import { ProfilePictureService } from './profile-picture.service.js';
import { toUser, UserType } from './user.types.js';

@Resolver()
@SessionOnly()
export class ProfilePictureResolver {
  constructor(private readonly pictures: ProfilePictureService) {}

  @Can('account.manage')
  @Mutation(() => UserType, {
    description: 'Sets the picture of your account, and replaces any other.',
  })
  async setProfilePicture(
    @CurrentViewer() viewer: Viewer,
    @Args('imageId', {
      type: () => ID,
      description: 'An image posted to /uploads/images with the purpose profile.',
    })
    imageId: string,
  ): Promise<UserType> {
    return toUser(await this.pictures.set(viewer, imageId));
  }

  @Can('account.manage')
  @Mutation(() => UserType, { description: 'Removes the picture of your account.' })
  async removeProfilePicture(@CurrentViewer() viewer: Viewer): Promise<UserType> {
    return toUser(await this.pictures.remove(viewer));
  }
}
