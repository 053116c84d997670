/** A colleague marks answers of the demonstration, in the way that markers do. */
import type { INestApplicationContext } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { MarkingAnswersService } from '../grading/markers/marking-answers.service.js';
import { MarkingOverviewService } from '../grading/markers/marking-overview.service.js';
import { MarkingQueueService, MarkingState } from '../grading/markers/marking-queue.service.js';
import type { Criterion } from '../grading/markers/marking-settings.entity.js';
import { MarkingSettingsService } from '../grading/markers/marking-settings.service.js';
import { MarksService } from '../grading/markers/marks.service.js';
import { RemarksService } from '../grading/markers/remarks.service.js';
import type { DemoQuiz } from './demo-quiz.js';
import type { DemoExam } from './exam-plan.js';
import { given } from './given.js';

const ALL = { page: 1, pageSize: 100 };

/** By what it is marked. */
export async function plantRubric(
  app: INestApplicationContext,
  owner: Viewer,
  quizId: string,
  { rubric = [], remarks = [] }: DemoExam,
  { descriptive }: DemoQuiz,
): Promise<void> {
  const { questions, remarks: made } = await given(app, MarkingOverviewService).read(owner, quizId);
  for (const [shortcut, text] of remarks)
    if (made.every((remark) => remark.shortcut !== shortcut))
      await given(app, RemarksService).add(owner, quizId, { shortcut, text });
  const asked = questions.find(({ question }) => question.text === descriptive[0]?.[0]);
  if (!asked || asked.rubric || rubric.length === 0) return;
  const criteria = rubric.map(([name, levels]) => ({
    name,
    levels: levels.map(([label, marks]) => ({ label, marks })),
  }));
  const of = { quizId, questionId: asked.question.id };
  const written = { version: 1, isBinding: false, criteria };
  await given(app, MarkingSettingsService).write(owner, of, written);
}

/** What waits and is planned to be marked. */
export async function mark(
  app: INestApplicationContext,
  marker: Viewer,
  quizId: string,
  { takers }: DemoExam,
  { descriptive }: DemoQuiz,
): Promise<void> {
  const queue = given(app, MarkingQueueService);
  const { items } = await queue.list(marker, { quizId }, MarkingState.WAITING, ALL);
  for (const { id } of items) {
    const answer = await given(app, MarkingAnswersService).read(marker, id);
    const place = descriptive.findIndex(([text]) => text === answer.question.text);
    const said = takers.find(({ name }) => name === answer.learner.name)?.said[place];
    if (said?.marks === undefined) continue;
    await given(app, MarksService).mark(marker, id, {
      version: answer.grade.version,
      marks: said.marks,
      comment: said.comment ?? null,
      rubric: chosen(answer.rubric.criteria, said.levels ?? []),
      isTyped: false,
    });
  }
}

/** @param places of the levels, criterion by criterion */
function chosen(criteria: readonly Criterion[], places: readonly number[]) {
  return criteria.flatMap(({ id: criterionId, levels }, index) => {
    const level = levels[places[index] ?? -1];
    return level ? [{ criterionId, levelId: level.id }] : [];
  });
}
