import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { ImagePurpose } from '../media/image.entity.js';
import { imageErrors } from '../media/image.errors.js';
import { ImagesService } from '../media/images.service.js';
import { UsesImages } from '../media/used-images.js';
import type { QuestionContent, QuestionKind } from './kinds/question-kind.js';
import type { PlacedImage } from './kinds/shown-image.js';

/** A question that has passed its kind's rules, and how the request names it. */
interface NamedQuestion {
  path: string;
  kind: QuestionKind;
  content: QuestionContent;
}

/** The images that questions and their options show. */
@Injectable()
export class QuestionImages {
  constructor(
    private readonly work: UnitOfWork,
    private readonly images: ImagesService,
  ) {}

  /**
   * Looks the images of questions up before they are stored, and fills in their sizes. From then on
   * the images cannot be swept before the transaction has ended.
   * @throws IMAGE_NOT_FOUND naming every place where there is none that the viewer may show
   */
  async attach(tx: Transaction, viewer: Viewer, questions: NamedQuestion[]): Promise<void> {
    const places = questions.flatMap(({ path, kind, content }) =>
      placedImages(kind, content).map((placed) => ({ ...placed, path: `${path}.${placed.path}` })),
    );
    if (places.length === 0) return;
    const ids = [...new Set(places.map(({ image }) => image.id))];
    const held = await this.images.lockForUse(tx, viewer, ids, ImagePurpose.QUESTION);
    const missing = places.filter(({ image }) => !held.has(image.id)).map(({ path }) => path);
    if (missing.length > 0) {
      const { message } = imageErrors.IMAGE_NOT_FOUND();
      throw imageErrors.IMAGE_NOT_FOUND({ fields: missing.map((path) => ({ path, message })) });
    }
    for (const { image } of places) {
      const { width, height } = held.get(image.id) ?? image;
      Object.assign(image, { width, height });
    }
  }

  /**
   * Keeps the sweep from the images of a quiz that is to be copied, until the transaction ends: they
   * may leave the quiz meanwhile, and the copy shows them.
   */
  async holdOf(tx: Transaction, quizId: string): Promise<void> {
    const rows = await tx.manager.query<{ id: string }[]>(
      `SELECT DISTINCT unnest(image_ids) AS id FROM questions
       WHERE quiz_id = $1 AND deleted_at IS NULL AND image_ids <> '{}'`,
      [quizId],
    );
    const ids = rows.map((row) => row.id);
    await this.images.lockUsed(tx, ids);
  }

  /** Questions in the trash keep theirs: they can come back. */
  @UsesImages()
  async shownAmong(ids: string[]): Promise<string[]> {
    // The first condition is the index's. That the ids are a subquery's keeps their number from the
    // planner, which would rather read every question than look five hundred times.
    const rows = await this.work.manager.query<{ id: string }[]>(
      `SELECT DISTINCT unnest(image_ids) AS id FROM questions
       WHERE image_ids <> '{}' AND image_ids && ARRAY(SELECT unnest($1::uuid[]))`,
      [ids],
    );
    return rows.map((row) => row.id);
  }
}

/** Every image of a question, for the column by which they are found; each once. */
export function imageIds(kind: QuestionKind, content: QuestionContent): string[] {
  return [...new Set(placedImages(kind, content).map(({ image }) => image.id))];
}

/** Every image of a question, with where in the input of its kind it stands. */
export function placedImages(kind: QuestionKind, { image, body }: QuestionContent): PlacedImage[] {
  const own = image ? [{ path: 'image', image }] : [];
  return [...own, ...(kind.images?.(body) ?? [])];
}
