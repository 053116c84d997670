import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { allKinds } from '../questions/kinds/registry.js';
import { MOST_EXAM_QUESTIONS } from './exam-state.js';
import type { PaperRevision } from './paper-revision.entity.js';

/** Finds questions whose key can be computed from receipts of before there were salts. */
@Injectable()
export class ExposedKeys {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * A question is exposed by any revision that has it with the same body: another one that keeps it keeps
   * its key. Where there is nothing to choose from, there is nothing to try.
   * @returns the places of such questions in a revision, from 1; none in one too long to be given
   */
  async placesIn(revision: PaperRevision): Promise<number[]> {
    if (revision.questionCount > MOST_EXAM_QUESTIONS) return [];
    const kinds = allKinds().filter((kind) => kind.choices !== undefined);
    const rows = await this.work.manager.query<{ place: number }[]>(
      `SELECT given.place::int AS place
       FROM paper_revisions r,
         jsonb_array_elements(r.content->'questions') WITH ORDINALITY AS given (question, place)
       WHERE r.id = $1 AND given.question->>'kind' = ANY($2) AND EXISTS (
         SELECT FROM paper_revisions o, jsonb_array_elements(o.content->'questions') AS told
         WHERE o.quiz_id = r.quiz_id AND o.is_hash_published
           AND told->'id' = given.question->'id' AND told->'body' = given.question->'body'
       )
       ORDER BY given.place`,
      [revision.id, kinds.map(({ name }) => name)],
    );
    return rows.map(({ place }) => place);
  }
}
