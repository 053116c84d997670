import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { allKinds } from '../../questions/kinds/registry.js';
import { MAX_EXAM_QUESTIONS } from '../exam-state.js';
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
    if (revision.questionCount > MAX_EXAM_QUESTIONS) return [];
    const kinds = allKinds().filter((kind) => kind.choices !== undefined);
    const rows = await this.work.manager.query<{ place: number }[]>(
      `WITH told AS MATERIALIZED (
         SELECT DISTINCT question->'id' AS id, question->'body' AS body
         FROM paper_revisions, jsonb_array_elements(content->'questions') AS question
         WHERE quiz_id = $3 AND is_hash_published
       ),
       given AS MATERIALIZED (
         SELECT question->'id' AS id, question->'body' AS body, place::int
         FROM paper_revisions,
           jsonb_array_elements(content->'questions') WITH ORDINALITY AS one (question, place)
         WHERE paper_revisions.id = $1 AND question->>'kind' = ANY($2)
       )
       SELECT place FROM given JOIN told USING (id, body) ORDER BY place`,
      [revision.id, kinds.map(({ name }) => name), revision.quizId],
    );
    return rows.map(({ place }) => place);
  }
}
