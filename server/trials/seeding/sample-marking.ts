import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { MarkingAnswersService } from '../../grading/manual/marking-answers.service.js';
import { MarkingState } from '../../grading/manual/marking-queue.queries.js';
import { MarkingQueueService } from '../../grading/manual/marking-queue.service.js';
import type { Criterion } from '../../grading/manual/marking-settings.entity.js';
import { MarksService } from '../../grading/manual/marks.service.js';
import type { PlannedExam } from './exam-plan.js';
import type { PlannedQuiz } from './quiz-plan.js';

const ALL = { page: 1, pageSize: 100 };

/** Marks the answers of the sample candidates through the services that markers use. */
@Injectable()
export class SampleMarking {
  constructor(
    private readonly queue: MarkingQueueService,
    private readonly answers: MarkingAnswersService,
    private readonly marks: MarksService,
  ) {}

  /** Marks the waiting answers for which the plan has marks. */
  async mark(
    marker: Viewer,
    quizId: string,
    { candidates }: PlannedExam,
    { descriptive }: PlannedQuiz,
  ): Promise<void> {
    const { items } = await this.queue.list(marker, { quizId }, MarkingState.WAITING, ALL);
    for (const { id } of items) {
      const answer = await this.answers.read(marker, id);
      const place = descriptive.findIndex(([text]) => text === answer.question.text);
      const planned = candidates.find(({ name }) => name === answer.learner.name)?.answers[place];
      if (planned?.marks === undefined) continue;
      await this.marks.mark(marker, id, {
        version: answer.grade.version,
        marks: planned.marks,
        comment: planned.comment ?? null,
        rubric: chooseLevels(answer.rubric.criteria, planned.levels ?? []),
        isTyped: false,
      });
    }
  }
}

/** @param places of the chosen levels, by criterion */
function chooseLevels(criteria: readonly Criterion[], places: readonly number[]) {
  return criteria.flatMap(({ id: criterionId, levels }, index) => {
    const level = levels[places[index] ?? -1];
    return level ? [{ criterionId, levelId: level.id }] : [];
  });
}
