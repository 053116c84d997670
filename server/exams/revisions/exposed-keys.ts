import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { allKinds } from '../../questions/kinds/registry.js';
import { MAX_EXAM_QUESTIONS } from '../rules/exam-state.js';
import type { PaperRevision } from './paper-revision.entity.js';

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
    const rows = await this.work.manager.query<{ place: number }[]>(
      `WITH exposed AS MATERIALIZED (
         SELECT DISTINCT question->'id' AS id, question->'body' AS body
         FROM paper_revisions, jsonb_array_elements(content->'questions') AS question
         WHERE quiz_id = $3 AND is_hash_published
       ),
       current_questions AS MATERIALIZED (
         SELECT question->'id' AS id, question->'body' AS body, place::int
         FROM paper_revisions,
           jsonb_array_elements(content->'questions') WITH ORDINALITY AS one (question, place)
         WHERE paper_revisions.id = $1 AND question->>'kind' = ANY($2)
       )
       SELECT place FROM current_questions JOIN exposed USING (id, body) ORDER BY place`,
      [revision.id, kinds.map(({ name }) => name), revision.quizId],
    );
    return rows.map(({ place }) => place);
  }
}
