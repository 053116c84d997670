/** Seeds the rubric and the remarks of an exam of the demonstration. */
import type { INestApplicationContext } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { MarkingOverviewService } from '../grading/manual/marking-overview.service.js';
import { MarkingSettingsService } from '../grading/manual/marking-settings.service.js';
import { RemarksService } from '../grading/manual/remarks.service.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';
import { getService } from './demo-services.js';

/** Makes what does not exist yet. */
export async function seedRubric(
  app: INestApplicationContext,
  owner: Viewer,
  quizId: string,
  { rubric = [], remarks = [] }: PlannedExam,
  { descriptive }: PlannedQuiz,
): Promise<void> {
  const { questions, remarks: existing } = await getService(app, MarkingOverviewService).read(
    owner,
    quizId,
  );
  for (const [shortcut, text] of remarks)
    if (existing.every((remark) => remark.shortcut !== shortcut))
      await getService(app, RemarksService).add(owner, quizId, { shortcut, text });
  const target = questions.find(({ question }) => question.text === descriptive[0]?.[0]);
  if (!target || target.rubric || rubric.length === 0) return;
  const criteria = rubric.map(([name, levels]) => ({
    name,
    levels: levels.map(([label, marks]) => ({ label, marks })),
  }));
  const key = { quizId, questionId: target.question.id };
  const input = { version: 1, isBinding: false, criteria };
  await getService(app, MarkingSettingsService).changeRubric(owner, key, input);
}
