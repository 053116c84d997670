/** A quiz of the demonstration is given: learners take it, a colleague marks it, results are released. */
import type { INestApplicationContext } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { ExamService } from '../exams/exam.service.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { candidateNamed, seedClassList } from './demo-class.js';
import { ClassMarking } from '../trials/seeding/class-marking.js';
import { ClassTaking } from '../trials/seeding/class-taking.js';
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';
import { seedRubric } from './demo-rubric.js';
import { given } from './given.js';

/** Who gives it, and who marks it. */
export interface DemoStaff {
  owner: Viewer;
  marker: Viewer;
}

/** Each step is left out that an earlier start has done. */
export async function seedExam(
  app: INestApplicationContext,
  { owner, marker }: DemoStaff,
  quiz: Quiz,
  planned: PlannedQuiz,
  exam: PlannedExam,
): Promise<void> {
  await publish(app, owner, quiz.id, exam);
  await seedClassList(app, owner);
  for (const [seat, taker] of exam.takers.entries())
    await given(app, ClassTaking).take(
      await candidateNamed(app, quiz, taker.name),
      planned,
      taker,
      seat,
    );
  await seedRubric(app, owner, quiz.id, exam, planned);
  await given(app, ClassMarking).mark(marker, quiz.id, exam, planned);
  if (exam.isReleased) await given(app, ExamService).release(owner, quiz.id, true);
}

async function publish(
  app: INestApplicationContext,
  owner: Viewer,
  quizId: string,
  { durationMinutes, rules: changes }: PlannedExam,
): Promise<void> {
  await given(app, QuizService).update(owner, quizId, { durationMinutes, isCompleted: true });
  const exams = given(app, ExamService);
  const { rules } = await exams.read(owner, quizId);
  await exams.update(owner, quizId, { version: rules.version, ...changes });
}
