import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { can } from '../../core/access/policy.js';
import { RecordBatches } from '../../core/graphql/record-batches.js';
import { recordField } from '../../core/graphql/record-field.js';
import { Attempt } from '../attempt.entity.js';
import { AttemptType, toAttempt } from '../attempt.types.js';
import { ResultVisibilityPort } from '../events/result-visibility.port.js';

/** Attempts beside their ids, to whoever the query `attemptPaper` returns their papers. */
@Injectable()
export class AttemptsById extends RecordBatches<Attempt> {
  constructor(
    @InjectRepository(Attempt) attempts: Repository<Attempt>,
    visibility: ResultVisibilityPort,
  ) {
    super(async (viewer, ids) => {
      const found = await attempts.findBy({ id: In(ids), isPreview: false });
      const visible = found.filter((attempt) => can(viewer, attempt, 'exam.read'));
      const quizIds = [...new Set(visible.map(({ quizId }) => quizId))];
      const hidden = await visibility.findHidden(viewer, quizIds);
      return visible.filter(({ quizId }) => !hidden.includes(quizId));
    });
  }
}

/** Declares the field `attempt` of a type with `attemptId`, or another one. */
export const AttemptField = recordField({
  name: 'attempt',
  description: 'That attempt.',
  records: AttemptsById,
  type: AttemptType,
  toAnswer: toAttempt,
});
