/** Somebody marks what was answered, in the way that markers do. */
import type { Viewer } from '../../core/access/viewer.js';
import { MarkingAnswersService } from '../../grading/markers/marking-answers.service.js';
import { MarkingOverviewService } from '../../grading/markers/marking-overview.service.js';
import { MarkingQueueService, MarkingState } from '../../grading/markers/marking-queue.service.js';
import type { Criterion } from '../../grading/markers/marking-settings.entity.js';
import { MarkingSettingsService } from '../../grading/markers/marking-settings.service.js';
import { MarksService } from '../../grading/markers/marks.service.js';
import { RemarksService } from '../../grading/markers/remarks.service.js';
import type { PlannedQuiz } from './quiz-plan.js';
import type { PlannedExam } from './exam-plan.js';
import { given, type Rooms } from './given.js';

const ALL = { page: 1, pageSize: 100 };

/** By what it is marked. */
export async function plantRubric(
  rooms: Rooms,
  owner: Viewer,
  quizId: string,
  { rubric = [], remarks = [] }: PlannedExam,
  { descriptive }: PlannedQuiz,
): Promise<void> {
  const { questions, remarks: made } = await given(rooms, MarkingOverviewService).read(
    owner,
    quizId,
  );
  for (const [shortcut, text] of remarks)
    if (made.every((remark) => remark.shortcut !== shortcut))
      await given(rooms, RemarksService).add(owner, quizId, { shortcut, text });
  const asked = questions.find(({ question }) => question.text === descriptive[0]?.[0]);
  if (!asked || asked.rubric || rubric.length === 0) return;
  const criteria = rubric.map(([name, levels]) => ({
    name,
    levels: levels.map(([label, marks]) => ({ label, marks })),
  }));
  const of = { quizId, questionId: asked.question.id };
  const written = { version: 1, isBinding: false, criteria };
  await given(rooms, MarkingSettingsService).write(owner, of, written);
}

/** What waits and is planned to be marked. */
export async function mark(
  rooms: Rooms,
  marker: Viewer,
  quizId: string,
  { takers }: PlannedExam,
  { descriptive }: PlannedQuiz,
): Promise<void> {
  const queue = given(rooms, MarkingQueueService);
  const { items } = await queue.list(marker, { quizId }, MarkingState.WAITING, ALL);
  for (const { id } of items) {
    const answer = await given(rooms, MarkingAnswersService).read(marker, id);
    const place = descriptive.findIndex(([text]) => text === answer.question.text);
    const said = takers.find(({ name }) => name === answer.learner.name)?.said[place];
    if (said?.marks === undefined) continue;
    await given(rooms, MarksService).mark(marker, id, {
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
