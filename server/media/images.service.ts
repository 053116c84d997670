import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, In, IsNull, Not, Repository } from 'typeorm';
import { z } from 'zod';
import { assertCan, can } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId, validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { setKeyedContent } from '../core/idempotency/keyed-call.js';
import { requesterOf } from '../core/jobs/fair-queue.js';
import { StoredFiles, storageKey } from '../core/storage/stored-files.js';
import {
  MissingFileError,
  Storage,
  TooLargeError,
  type SpooledFile,
} from '../core/storage/storage.js';
import { Image, ImagePurpose, IMAGES } from './image.entity.js';
import { imageErrors } from './image.errors.js';
import { isPlainImage } from './plain-image.js';
import { checkImageType, reencode, type EncodedImage } from './reencode.js';

/** Bodies with images have at most 15 MB (docs/legacy-api.md). */
export const IMAGE_LIMIT = { bytes: 15 * 1024 * 1024, tooLarge: imageErrors.IMAGE_TOO_LARGE };
/** Enough for a hundred questions with an image at each of five options. */
const UPLOAD_LIMIT = { name: 'images', points: 600, seconds: 3_600 };

/** The field of an upload. */
export const purposeRule = z
  .enum(['question', 'profile'], 'purpose must be question or profile')
  .default('question')
  .transform((name) => (name === 'profile' ? ImagePurpose.PROFILE : ImagePurpose.QUESTION));

/** The parts of an upload, in any order: the file, and its purpose (`question` by default). */
export type ImagePart = { file: Readable } | { purpose: unknown };

/** Receives images, finds those that may be used, and returns their bytes. */
@Injectable()
export class ImagesService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Image) private readonly images: Repository<Image>,
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
    await this.limits.consume(UPLOAD_LIMIT, viewer.userId);
    // Checked before receiving, too: if the quota is exceeded, nothing is received.
    await this.files.assertQuota(IMAGES, viewer.userId);
    let purpose: unknown;
    let upload: SpooledFile | null = null;
    try {
      for await (const part of parts) {
        if ('purpose' in part) purpose = part.purpose;
        else if (upload) throw imageErrors.NO_IMAGE();
        else upload = await this.spool(part.file);
      }
      if (!upload) throw imageErrors.NO_IMAGE();
      const checked = validate(purposeRule, purpose, 'purpose');
      if (checked !== ImagePurpose.PROFILE) assertCan(viewer, 'exam.edit');
      setKeyedContent(checked, upload.sha256);
      const earlier = await this.work.findAnswer();
      if (earlier) return earlier.value as Image;
      return await this.store(
        viewer,
        checked,
        await reencode(upload.path, upload.head, checked, requesterOf(viewer)),
      );
    } finally {
      if (upload) await this.storage.discard(upload);
    }
  }

  /**
   * Receives a question's image from an exam file that another Examwright may have written. An image that looks
   * like the output of our encoder is stored unchanged, so that a new export is identical. Others are encoded
   * again.
   * @param id chosen by the caller, random
   * @throws IMAGE_TOO_LARGE, IMAGE_TYPE, IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS, IMAGES_FULL
   */
  async receiveFromExport(viewer: Viewer, id: string, bytes: Buffer): Promise<Image> {
    const upload = await this.spool(Readable.from([bytes], { objectMode: false }));
    try {
      // Encoded in any case: an image that cannot be decoded is rejected.
      const encoded = await reencode(
        upload.path,
        upload.head,
        ImagePurpose.QUESTION,
        requesterOf(viewer),
      );
      const isUnchanged = !encoded.isResized && isPlainImage(encoded.contentType, bytes);
      return await this.store(
        viewer,
        ImagePurpose.QUESTION,
        isUnchanged ? { ...encoded, bytes } : encoded,
        id,
      );
    } finally {
      await this.storage.discard(upload);
    }
  }

  /** Receives an image that a worker found in a file. @throws as `receive`, without limits of requests */
  async receiveBytes(viewer: Viewer, bytes: Uint8Array): Promise<Image> {
    const upload = await this.spool(Readable.from([bytes], { objectMode: false }));
    try {
      const requester = requesterOf(viewer);
      const purpose = ImagePurpose.QUESTION;
      return await this.store(
        viewer,
        purpose,
        await reencode(upload.path, upload.head, purpose, requester),
      );
    } finally {
      await this.storage.discard(upload);
    }
  }

  /** Images by id, without those that were removed. Callers check access. */
  async findAll(ids: readonly string[]): Promise<Map<string, Image>> {
    const images = await this.images.findBy({ id: In([...ids]), keptAt: Not(IsNull()) });
    return new Map(images.map((image) => [image.id, image]));
  }

  /** The bytes of images by id, without those that were removed. Callers check access. */
  async readAll(ids: readonly string[]): Promise<Map<string, { image: Image; bytes: Uint8Array }>> {
    const found = new Map<string, { image: Image; bytes: Uint8Array }>();
    for (const image of (await this.findAll(ids)).values()) {
      const bytes = await this.storage.read(storageKey(IMAGES, image.id));
      found.set(image.id, { image, bytes });
    }
    return found;
  }

  /**
   * Finds images that the viewer may see and use for a purpose, and locks them until the transaction ends, so
   * that the sweep does not remove them before the transaction has stored their ids.
   * @returns the images by id, without missing ones: the caller knows where those are used
   */
  async lockForUse(
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
      found.filter((image) => can(viewer, image, 'exam.read')).map((image) => [image.id, image]),
    );
  }

  /**
   * Locks images that rows already refer to until the transaction ends, because it stores their ids in other
   * rows. Unlike `lockForUse` it checks neither their owner nor whether they still exist.
   * @param ids any number
   */
  async lockUsed({ manager }: Transaction, ids: string[]): Promise<void> {
    await manager.find(Image, {
      select: { id: true },
      where: { id: Any(ids) },
      lock: { mode: 'for_key_share' },
    });
  }

  /** An image by its public name. @throws IMAGE_NOT_FOUND */
  async open(name: string): Promise<{ image: Image; bytes: Readable }> {
    const stored = { id: name, keptAt: Not(IsNull()) };
    const image = isId(name) ? await this.images.findOneBy(stored) : null;
    if (!image) throw imageErrors.IMAGE_NOT_FOUND();
    try {
      return { image, bytes: await this.storage.stream(storageKey(IMAGES, image.id)) };
    } catch (error) {
      // Removed by the sweep since the row was read.
      throw error instanceof MissingFileError ? imageErrors.IMAGE_NOT_FOUND() : error;
    }
  }

  /** @throws IMAGES_FULL */
  private async store(
    viewer: Viewer,
    purpose: ImagePurpose,
    encoded: EncodedImage,
    id: string = randomUUID(),
  ): Promise<Image> {
    const { bytes, contentType, width, height } = encoded;
    const spooled = await this.storage.spool(Readable.from([bytes]), bytes.length);
    try {
      const received = this.images.create({
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
      return await this.files.store(IMAGES, received, spooled);
    } finally {
      await this.storage.discard(spooled);
    }
  }

  private async spool(stream: Readable): Promise<SpooledFile> {
    try {
      return await this.storage.spool(stream, IMAGE_LIMIT.bytes, checkImageType);
    } catch (error) {
      throw error instanceof TooLargeError ? IMAGE_LIMIT.tooLarge() : error;
    }
  }
}
