import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { MarkingAnswersService } from '../../grading/manual/marking-answers.service.js';
import { MarkingQueueService, MarkingState } from '../../grading/manual/marking-queue.service.js';
import type { Criterion } from '../../grading/manual/marking-settings.entity.js';
import { MarksService } from '../../grading/manual/marks.service.js';
import type { PlannedExam } from './exam-plan.js';
import type { PlannedQuiz } from './quiz-plan.js';

const ALL = { page: 1, pageSize: 100 };

/** Somebody marks what a class that is made up has answered, in the way that markers do. */
@Injectable()
export class ClassMarking {
  constructor(
    private readonly queue: MarkingQueueService,
    private readonly answers: MarkingAnswersService,
    private readonly marks: MarksService,
  ) {}

  /** What waits and is planned to be marked. */
  async mark(
    marker: Viewer,
    quizId: string,
    { takers }: PlannedExam,
    { descriptive }: PlannedQuiz,
  ): Promise<void> {
    const { items } = await this.queue.list(marker, { quizId }, MarkingState.WAITING, ALL);
    for (const { id } of items) {
      const answer = await this.answers.read(marker, id);
      const place = descriptive.findIndex(([text]) => text === answer.question.text);
      const said = takers.find(({ name }) => name === answer.learner.name)?.said[place];
      if (said?.marks === undefined) continue;
      await this.marks.mark(marker, id, {
        version: answer.grade.version,
        marks: said.marks,
        comment: said.comment ?? null,
        rubric: chosen(answer.rubric.criteria, said.levels ?? []),
        isTyped: false,
      });
    }
  }
}

/** @param places of the levels, criterion by criterion */
function chosen(criteria: readonly Criterion[], places: readonly number[]) {
  return criteria.flatMap(({ id: criterionId, levels }, index) => {
    const level = levels[places[index] ?? -1];
    return level ? [{ criterionId, levelId: level.id }] : [];
  });
}
