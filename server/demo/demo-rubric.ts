/** By what an exam of the demonstration is marked. */
import type { INestApplicationContext } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { MarkingOverviewService } from '../grading/manual/marking-overview.service.js';
import { MarkingSettingsService } from '../grading/manual/marking-settings.service.js';
import { RemarksService } from '../grading/manual/remarks.service.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';
import { given } from './given.js';

/** Makes what is not there yet. */
export async function seedRubric(
  app: INestApplicationContext,
  owner: Viewer,
  quizId: string,
  { rubric = [], remarks = [] }: PlannedExam,
  { descriptive }: PlannedQuiz,
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
  await given(app, MarkingSettingsService).changeRubric(owner, of, written);
}
