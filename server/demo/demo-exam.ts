/** Seeds an exam of the demonstration: candidates take it, a colleague marks it, results are released. */
import type { INestApplicationContext } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { ExamService } from '../exams/exam.service.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { findOrAddCandidate, seedClassList } from './demo-class.js';
import { SampleMarking } from '../trials/seeding/sample-marking.js';
import { SampleCandidates } from '../trials/seeding/sample-candidates.js';
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';
import { seedRubric } from './demo-rubric.js';
import { getService } from './demo-services.js';

/** The owner and the marker of the exam. */
export interface DemoStaff {
  owner: Viewer;
  marker: Viewer;
}

/** Skips steps that an earlier start has done. */
export async function seedExam(
  app: INestApplicationContext,
  { owner, marker }: DemoStaff,
  quiz: Quiz,
  planned: PlannedQuiz,
  exam: PlannedExam,
): Promise<void> {
  await publish(app, owner, quiz.id, exam);
  await seedClassList(app, owner);
  for (const [seat, person] of exam.candidates.entries())
    await getService(app, SampleCandidates).take(
      await findOrAddCandidate(app, quiz, person.name),
      planned,
      person,
      seat,
    );
  await seedRubric(app, owner, quiz.id, exam, planned);
  await getService(app, SampleMarking).mark(marker, quiz.id, exam, planned);
  if (exam.isReleased) await getService(app, ExamService).release(owner, quiz.id, true);
}

async function publish(
  app: INestApplicationContext,
  owner: Viewer,
  quizId: string,
  { durationMinutes, rules: changes }: PlannedExam,
): Promise<void> {
  await getService(app, QuizService).update(owner, quizId, { durationMinutes, isCompleted: true });
  const exams = getService(app, ExamService);
  const { rules } = await exams.read(owner, quizId);
  await exams.update(owner, quizId, { version: rules.version, ...changes });
}
