import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { ImagePurpose } from '../media/image.entity.js';
import { imageErrors } from '../media/image.errors.js';
import { ImagesService } from '../media/images.service.js';
import { UsesImages } from '../media/used-images.js';
import type { QuestionContent, QuestionKind } from './kinds/question-kind.js';
import type { PlacedImage } from './kinds/shown-image.js';
import { listImagesOfQuiz, listUsedImages } from './question-images.queries.js';

/** A question that was checked by its kind, with its path in the request. */
interface NamedQuestion {
  path: string;
  kind: QuestionKind;
  content: QuestionContent;
}

/** Locks and finds the images that questions and their options show. */
@Injectable()
export class QuestionImages {
  constructor(
    private readonly work: UnitOfWork,
    private readonly images: ImagesService,
  ) {}

  /**
   * Finds and locks the images of questions before these are stored, and fills in their sizes. The lock
   * keeps the sweep from removing the images until the transaction ends.
   * @throws IMAGE_NOT_FOUND naming the path of every image that the viewer cannot use
   */
  async attach(tx: Transaction, viewer: Viewer, questions: NamedQuestion[]): Promise<void> {
    const places = questions.flatMap(({ path, kind, content }) =>
      placedImages(kind, content).map((placed) => ({ ...placed, path: `${path}.${placed.path}` })),
    );
    if (places.length === 0) return;
    const ids = [...new Set(places.map(({ image }) => image.id))];
    const locked = await this.images.lockForUse(tx, viewer, ids, ImagePurpose.QUESTION);
    const missing = places.filter(({ image }) => !locked.has(image.id)).map(({ path }) => path);
    if (missing.length > 0) {
      const { message } = imageErrors.IMAGE_NOT_FOUND();
      throw imageErrors.IMAGE_NOT_FOUND({ fields: missing.map((path) => ({ path, message })) });
    }
    for (const { image } of places) {
      const { width, height } = locked.get(image.id) ?? image;
      Object.assign(image, { width, height });
    }
  }

  /**
   * Locks the images of a quiz that is copied, so that the sweep does not remove them before the
   * transaction ends, even if the original stops showing them meanwhile.
   */
  async lockImagesOf(tx: Transaction, quizId: string): Promise<void> {
    const rows = await listImagesOfQuiz(tx.manager, { quizId });
    const ids = rows.map((row) => row.id);
    await this.images.lockUsed(tx, ids);
  }

  /** Includes images of questions in the trash, which can be restored. */
  @UsesImages()
  async findUsedImages(ids: string[]): Promise<string[]> {
    const rows = await listUsedImages(this.work.manager, { ids });
    return rows.map((row) => row.id);
  }
}

/** The distinct ids of all images of a question, for the column `image_ids`. */
export function imageIds(kind: QuestionKind, content: QuestionContent): string[] {
  return [...new Set(placedImages(kind, content).map(({ image }) => image.id))];
}

/** All images of a question, with their paths in the input of its kind. */
export function placedImages(
  kind: QuestionKind,
  { image, body }: Pick<QuestionContent, 'image' | 'body'>,
): PlacedImage[] {
  const own = image ? [{ path: 'image', image }] : [];
  return [...own, ...(kind.images?.(body) ?? [])];
}
