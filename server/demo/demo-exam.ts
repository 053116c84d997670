/** One quiz of the demonstration is given: learners have taken it, and one is at it. */
import type { INestApplicationContext } from '@nestjs/common';
import { SavingService } from '../attempts/saving.service.js';
import type { Sitting } from '../attempts/attempt.shapes.js';
import { SittingService } from '../attempts/sitting.service.js';
import { SubmissionService } from '../attempts/submission.service.js';
import type { CandidateKnown } from '../core/access/learner-authenticator.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { ClassListsService } from '../learners/class-lists.service.js';
import { ExamFrontService } from '../learners/exam-front.service.js';
import { LearnerTokens } from '../learners/learner-tokens.js';
import { ExamAccess, ReviewContent } from '../papers/exam-rules.entity.js';
import { ExamService } from '../papers/exam.service.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import type { DemoQuiz } from './demo-quiz.js';
import { given } from './given.js';

/** A day: whoever looks around finds somebody at it. */
const MINUTES = 1_440;
/** Of the twenty that multiple choice is worth; two answers of ten marks a person has to mark. */
const PASS_MARK = 12;
const CLASS_LIST = 'Class 10';

/** Of so many in ten questions they know the answer. Who has not handed in is at it still. */
const LEARNERS = [
  { name: 'Amara Okafor', knows: 9, hasHandedIn: true },
  { name: 'Björn Lindqvist', knows: 7, hasHandedIn: true },
  { name: 'अंजलि शर्मा', knows: 6, hasHandedIn: true },
  { name: 'Carmen Ruiz', knows: 4, hasHandedIn: true },
  { name: 'Dilip Rao', knows: 8, hasHandedIn: false },
];
type DemoLearner = (typeof LEARNERS)[number];

/** Each step is left out that an earlier start has done. */
export async function plantExam(
  app: INestApplicationContext,
  viewer: Viewer,
  quiz: Quiz,
  planned: DemoQuiz,
): Promise<void> {
  const code = await publish(app, viewer, quiz);
  await plantClassList(app, viewer);
  for (const learner of LEARNERS) {
    const candidate = await candidateNamed(app, quiz.id, code, learner.name);
    if (!(await hasSubmitted(app, candidate))) await take(app, candidate, learner, planned);
  }
}

async function publish(
  app: INestApplicationContext,
  viewer: Viewer,
  { id }: Quiz,
): Promise<string> {
  const changes = { durationMinutes: MINUTES, isCompleted: true };
  await given(app, QuizService).update(viewer, id, changes);
  const exams = given(app, ExamService);
  const { rules } = await exams.read(viewer, id);
  const updated = await exams.update(viewer, id, {
    version: rules.version,
    access: ExamAccess.LINK,
    passMark: PASS_MARK,
    penaltyPercent: 25,
    shufflesQuestions: true,
    reviewContent: ReviewContent.KEY,
  });
  return updated.rules.code ?? '';
}

async function plantClassList(app: INestApplicationContext, viewer: Viewer): Promise<void> {
  const { manager } = given(app, UnitOfWork);
  const [found] = await manager.query<object[]>(
    'SELECT FROM class_lists WHERE created_by = $1 AND name = $2',
    [viewer.userId, CLASS_LIST],
  );
  // Nobody's addresses: names that end in .example lead nowhere.
  const people = LEARNERS.map(({ name }, index) => ({
    name,
    email: `learner${index + 1}@examwright.example`,
  }));
  if (!found) await given(app, ClassListsService).create(viewer, CLASS_LIST, people);
}

async function candidateNamed(
  app: INestApplicationContext,
  quizId: string,
  code: string,
  name: string,
): Promise<CandidateKnown> {
  const [found] = await given(app, UnitOfWork).manager.query<{ id: string }[]>(
    `SELECT c.id FROM candidates c JOIN learners l ON l.id = c.learner_id
     WHERE c.quiz_id = $1 AND l.name = $2`,
    [quizId, name],
  );
  if (found) return { candidateId: found.id, quizId };
  const token = await given(app, ExamFrontService).join(code, { name }, 'demo');
  const claim = given(app, LearnerTokens).read(token);
  if (!claim) throw new Error('A link that was just made is not ours');
  return { candidateId: claim.candidateId, quizId };
}

async function hasSubmitted(
  app: INestApplicationContext,
  { candidateId }: CandidateKnown,
): Promise<boolean> {
  const rows = await given(app, UnitOfWork).manager.query<object[]>(
    'SELECT FROM attempts WHERE candidate_id = $1 AND submitted_at IS NOT NULL',
    [candidateId],
  );
  return rows.length > 0;
}

async function take(
  app: INestApplicationContext,
  candidate: CandidateKnown,
  learner: DemoLearner,
  planned: DemoQuiz,
): Promise<void> {
  const sitting = await given(app, SittingService).open(candidate, { client: 'demo' });
  const { id, epoch } = sitting.attempt;
  const entries = entriesOf(sitting, learner, planned);
  const said = learner.hasHandedIn ? entries : entries.slice(0, entries.length / 2);
  await given(app, SavingService).save(candidate, id, { epoch, entries: said });
  if (!learner.hasHandedIn) return;
  await given(app, SubmissionService).submit(candidate, id, { epoch, entries: [] });
}

function entriesOf({ paper }: Sitting, { knows }: DemoLearner, planned: DemoQuiz) {
  return paper.questions.map(({ id, text, options }, index) => {
    const known = planned.mcq.find(([question]) => question === text);
    const right = known?.[1][known[2] - 1];
    // Spread over the paper, and the same at each start.
    const isKnown = (index * 7) % 10 < knows;
    const chosen = options?.find((option) => (option.text === right) === isKnown);
    const response = chosen
      ? { optionId: chosen.id }
      : { text: planned.descriptive.find(([question]) => question === text)?.[1] ?? '' };
    return { questionId: id, sequence: index + 1, response, isFlagged: false };
  });
}
