import { Readable } from 'node:stream';
import { Controller, Inject } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { ImagesService } from '../../media/images.service.js';
import { AccountsService } from '../../users/accounts/accounts.service.js';
import { ProfilePictureService } from '../../users/profile-picture.service.js';
import { success } from '../wire/envelope.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { profileLink, toProfile } from './account.mapper.js';
import { userProfile, userProfileImage } from './profile.routes.js';

@Controller()
export class LegacyProfileController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly images: ImagesService,
    private readonly pictures: ProfilePictureService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @LegacyEndpoint(userProfile)
  async profile(@CurrentViewer() viewer: Viewer) {
    const user = await this.accounts.me(viewer);
    const institute = await this.accounts.institute(user.instituteId);
    return success(
      'Profile fetched successfully',
      toProfile(user, institute, this.config.PUBLIC_URL),
    );
  }

  @LegacyEndpoint(userProfileImage)
  async picture(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { image }: BodyOf<typeof userProfileImage>,
  ) {
    const parts = [{ file: Readable.from([image]) }, { purpose: 'profile' }];
    const { id } = await this.images.receive(viewer, parts);
    const user = await this.pictures.set(viewer, id);
    return success(
      'Profile picture updated successfully',
      profileLink(user, this.config.PUBLIC_URL),
    );
  }
}
