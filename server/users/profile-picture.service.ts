import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { ImagePurpose } from '../media/image.entity.js';
import { imageErrors } from '../media/image.errors.js';
import { ImagesService } from '../media/images.service.js';
import { UsesImages } from '../media/used-images.js';
import { User } from './user.entity.js';

/** The picture of an account. A replaced one is removed by the image sweep. */
@Injectable()
export class ProfilePictureService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly images: ImagesService,
  ) {}

  /**
   * @param imageId an image uploaded with this purpose
   * @throws IMAGE_NOT_FOUND, also for somebody else's
   */
  async set(viewer: Viewer, imageId: string): Promise<User> {
    return this.work.runOnce(async (tx) => {
      const locked = await this.images.lockForUse(tx, viewer, [imageId], ImagePurpose.PROFILE);
      const [picture] = locked.values();
      if (!picture) throw imageErrors.IMAGE_NOT_FOUND();
      await tx.manager.update(User, viewer.userId, { pictureId: picture.id });
      return tx.manager.findOneByOrFail(User, { id: viewer.userId });
    });
  }

  /** Does nothing where there is no picture. */
  async remove(viewer: Viewer): Promise<User> {
    return this.work.runOnce(async ({ manager }) => {
      await manager.update(User, viewer.userId, { pictureId: null });
      return manager.findOneByOrFail(User, { id: viewer.userId });
    });
  }

  @UsesImages()
  async picturesAmong(ids: string[]): Promise<string[]> {
    const users = await this.users.find({
      select: { pictureId: true },
      where: { pictureId: In(ids) },
    });
    return users.flatMap(({ pictureId }) => pictureId ?? []);
  }
}
