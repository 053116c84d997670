import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { QuestionContent, QuestionKind } from './kinds/question-kind.js';
import { newId } from './new-id.js';
import type { Placement } from './placement.entity.js';
import type { StoredContent } from './placement.queries.js';
import type { LockedQuestion } from './question-records.js';
import { imageIds } from './question-images.js';
import { deleteOldVersions, insertVersion } from './question-version.queries.js';

/**
 * The latest versions of a question that are kept; older ones where a placement or a submitted paper has them. It bounds
 * what a program can fill that edits a question again and again.
 */
const KEPT_VERSIONS = 100;

/** Writes versions of questions: what an edit through a placement does to its question. */
@Injectable()
export class QuestionVersions {
  /**
   * Stores what a placement asks from now on, "here only": as the next version of its question or, where another
   * placement has the question, too, as a copy of it. Marks belong to the placement: a change of only those writes none.
   * @param locked by `QuestionRecords.lock`
   * @param content whose images were attached in the same transaction
   * @returns the version for the placement
   */
  async write(
    { manager }: Transaction,
    { placement, content: before }: LockedQuestion,
    kind: QuestionKind,
    content: QuestionContent,
  ): Promise<Pick<Placement, 'questionId' | 'questionVersion'>> {
    const { questionId, questionVersion } = placement;
    const { text, image = null } = content;
    const body = kind.bodySchema.parse(content.body) as object;
    const written = { kind: kind.name, text, body, image };
    if (isDeepStrictEqual(plain(written), plain(before))) return { questionId, questionVersion };
    const stored = await insertVersion(manager, {
      placementId: placement.id,
      questionId,
      copyId: newId(),
      kind: kind.name,
      text,
      body: JSON.stringify(body),
      image: image && JSON.stringify(image),
      imageIds: imageIds(kind, content),
    });
    const last = stored.version - KEPT_VERSIONS;
    if (last > 0) await deleteOldVersions(manager, { questionId: stored.questionId, last });
    return { questionId: stored.questionId, questionVersion: stored.version };
  }
}

/** As JSON, in which undefined fields are missing. */
function plain({ kind, text, body, image }: StoredContent): unknown {
  return JSON.parse(JSON.stringify({ kind, text, body, image }));
}
