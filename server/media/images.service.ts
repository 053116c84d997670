import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Any, In, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { assertCan, can } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId, validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import type { Requester } from '../core/jobs/fair-turns.js';
import { StoredFiles, storageKey } from '../core/storage/stored-files.js';
import { MissingFileError, Storage, TooLargeError, type Spooled } from '../core/storage/storage.js';
import { Image, ImagePurpose, IMAGES } from './image.entity.js';
import { imageErrors } from './image.errors.js';
import { isPlainImage } from './plain-image.js';
import { checkImageType, reencode, type Picture } from './reencode.js';

/** legacy-api.md: bodies with images have at most 15 MB. */
export const IMAGE_LIMIT = { bytes: 15 * 1024 * 1024, tooLarge: imageErrors.IMAGE_TOO_LARGE };
/** A hundred questions with an image at each of five options, and some to spare. */
const RATE = { name: 'images', points: 600, seconds: 3_600 };

const purposeRule = z
  .enum(['question', 'profile'], 'purpose must be question or profile')
  .default('question')
  .transform((name) => (name === 'profile' ? ImagePurpose.PROFILE : ImagePurpose.QUESTION));

/** What comes with an image: its bytes, and what it is for (`question` unless said). In any order. */
export type ImagePart = { file: Readable } | { purpose: unknown };

/** Takes images in, finds those that may be used, and gives their bytes out. */
@Injectable()
export class ImagesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
    private readonly files: StoredFiles,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param parts with one file
   * @throws NO_IMAGE, IMAGE_TOO_LARGE, IMAGE_TYPE, IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS,
   *   IMAGES_FULL, TOO_MANY_REQUESTS, VALIDATION
   */
  async receive(
    viewer: Viewer,
    parts: AsyncIterable<ImagePart> | Iterable<ImagePart>,
  ): Promise<Image> {
    await this.limits.consume(RATE, viewer.userId);
    // Also before it is received: of whoever has too much already, nothing is taken in.
    await this.files.refuseTooMuch(IMAGES, viewer.userId);
    let purpose: unknown;
    let sent: Spooled | null = null;
    try {
      for await (const part of parts) {
        if ('purpose' in part) purpose = part.purpose;
        else if (sent) throw imageErrors.NO_IMAGE();
        else sent = await this.spool(part.file);
      }
      if (!sent) throw imageErrors.NO_IMAGE();
      const checked = validate(purposeRule, purpose, 'purpose');
      if (checked !== ImagePurpose.PROFILE) assertCan(viewer, 'edit');
      return await this.keep(
        viewer,
        checked,
        await reencode(sent.path, sent.head, checked, requesterOf(viewer)),
      );
    } finally {
      if (sent) await this.storage.discard(sent);
    }
  }

  /**
   * Takes in an image for questions out of a file that another Examwright may have written: what is as our
   * encoder makes it is kept as it is, so that the file can be written once more, the same. Everything else
   * is encoded again.
   * @param id of the caller's making, random
   * @throws IMAGE_TOO_LARGE, IMAGE_TYPE, IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS, IMAGES_FULL
   */
  async receiveMade(viewer: Viewer, id: string, bytes: Buffer): Promise<Image> {
    assertCan(viewer, 'edit');
    const sent = await this.spool(Readable.from([bytes], { objectMode: false }));
    try {
      // Also for its pixels: one that cannot be decoded is refused.
      const picture = await reencode(
        sent.path,
        sent.head,
        ImagePurpose.QUESTION,
        requesterOf(viewer),
      );
      const isOurs = !picture.isOther && isPlainImage(picture.contentType, bytes);
      return await this.keep(
        viewer,
        ImagePurpose.QUESTION,
        isOurs ? { ...picture, bytes } : picture,
        id,
      );
    } finally {
      await this.storage.discard(sent);
    }
  }

  /** The bytes of images that the viewer's questions show, by id. Those that are gone are left out. */
  async bytesOf(ids: readonly string[]): Promise<Map<string, { image: Image; bytes: Uint8Array }>> {
    const images = await this.work.manager.findBy(Image, {
      id: In([...ids]),
      keptAt: Not(IsNull()),
    });
    const found = new Map<string, { image: Image; bytes: Uint8Array }>();
    for (const image of images) {
      const bytes = await this.storage.read(storageKey(IMAGES, image.id));
      found.set(image.id, { image, bytes });
    }
    return found;
  }

  /**
   * Finds images that the viewer may see and use for a purpose, and keeps the sweep from them until the
   * transaction ends: what it stores by then is found by those who keep images.
   * @returns those there are, by id; whoever asks knows the place of one that is missing
   */
  async hold(
    { manager }: Transaction,
    viewer: Viewer,
    ids: readonly string[],
    purpose: ImagePurpose,
  ): Promise<Map<string, Image>> {
    const found = await manager.find(Image, {
      where: { id: In(ids.filter(isId)), purpose, keptAt: Not(IsNull()) },
      lock: { mode: 'for_key_share' },
    });
    return new Map(
      found.filter((image) => can(viewer, image, 'see')).map((image) => [image.id, image]),
    );
  }

  /**
   * Keeps the sweep from images that rows name already, until the transaction ends: it stores them
   * once more. Unlike `hold` it does not ask whose they are, or whether they are still there.
   * @param ids however many
   */
  async holdUsed({ manager }: Transaction, ids: string[]): Promise<void> {
    await manager.find(Image, {
      select: { id: true },
      where: { id: Any(ids) },
      lock: { mode: 'for_key_share' },
    });
  }

  /** An image by its public name, for whoever knows it. @throws IMAGE_NOT_FOUND */
  async open(name: string): Promise<{ image: Image; bytes: Readable }> {
    const whole = { id: name, keptAt: Not(IsNull()) };
    const image = isId(name) ? await this.work.manager.findOneBy(Image, whole) : null;
    if (!image) throw imageErrors.IMAGE_NOT_FOUND();
    try {
      return { image, bytes: await this.storage.stream(storageKey(IMAGES, image.id)) };
    } catch (error) {
      // Swept since the row was read.
      throw error instanceof MissingFileError ? imageErrors.IMAGE_NOT_FOUND() : error;
    }
  }

  /** @throws IMAGES_FULL */
  private async keep(
    viewer: Viewer,
    purpose: ImagePurpose,
    picture: Picture,
    id: string = randomUUID(),
  ): Promise<Image> {
    const { bytes, contentType, width, height } = picture;
    const spooled = await this.storage.spool(Readable.from([bytes]), bytes.length);
    try {
      const received = this.work.manager.create(Image, {
        id,
        instituteId: viewer.instituteId,
        createdBy: viewer.userId,
        purpose,
        contentType,
        width,
        height,
        sizeBytes: spooled.size,
        sha256: spooled.sha256,
      });
      return await this.files.keep(IMAGES, received, spooled);
    } finally {
      await this.storage.discard(spooled);
    }
  }

  private async spool(stream: Readable): Promise<Spooled> {
    try {
      return await this.storage.spool(stream, IMAGE_LIMIT.bytes, checkImageType);
    } catch (error) {
      throw error instanceof TooLargeError ? IMAGE_LIMIT.tooLarge() : error;
    }
  }
}

/** Images are taken in turns by institute, and by account within one. */
function requesterOf({ userId, instituteId }: Viewer): Requester {
  return { account: userId, group: instituteId };
}
