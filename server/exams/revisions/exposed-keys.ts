import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { allKinds } from '../../questions/kinds/registry.js';
import { MAX_EXAM_QUESTIONS } from '../rules/exam-state.js';
import type { PaperRevision } from './paper-revision.entity.js';
import { listExposedPlaces } from './paper-revision.queries.js';

/** Finds questions whose key can be computed from receipts that were issued before salts were introduced. */
@Injectable()
export class ExposedKeys {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Finds exposed questions of a revision. A question is exposed by every revision that contains it with the
   * same body. Only kinds with choices can be guessed.
   * @returns positions in the revision, from 1; empty if it has too many questions for an exam
   */
  async findPlaces(revision: PaperRevision): Promise<number[]> {
    if (revision.questionCount > MAX_EXAM_QUESTIONS) return [];
    const kinds = allKinds().filter((kind) => kind.choices !== undefined);
    const rows = await listExposedPlaces(this.work.manager, {
      revisionId: revision.id,
      quizId: revision.quizId,
      kinds: kinds.map(({ name }) => name),
    });
    return rows.map(({ place }) => place);
  }
}
