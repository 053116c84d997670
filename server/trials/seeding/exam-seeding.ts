import { Injectable } from '@nestjs/common';
import { Role } from '../../core/access/role.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Candidate, CandidateOrigin } from '../../candidates/candidate.entity.js';
import { Candidates } from '../../candidates/candidates.js';
import { LearnerRecords } from '../../candidates/learner-records.js';
import { ExamService } from '../../exams/exam.service.js';
import { QuestionService } from '../../questions/question.service.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { User } from '../../users/user.entity.js';
import type { PlannedExam } from './exam-plan.js';
import { toQuestionInputs, type PlannedQuiz } from './quiz-plan.js';
import { SampleCandidates } from './sample-candidates.js';
import { SampleMarking } from './sample-marking.js';
import { toViewer } from './seed-viewer.js';

/** What is seeded. */
export interface SeedPlan {
  quiz: PlannedQuiz;
  exam: PlannedExam;
  /** When the exam closes; null: never. */
  closesAt: Date | null;
  /** Names of candidates besides the class, who take nothing. */
  others: readonly string[];
}

/** A seeded exam. */
export interface SeededExam {
  quizId: string;
  /** The candidates of the `others` of its plan, in their order. */
  others: Candidate[];
}

/** Seeds an exam with its class through the services that staff and candidates use. */
@Injectable()
export class ExamSeeding {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly questions: QuestionService,
    private readonly exams: ExamService,
    private readonly learners: LearnerRecords,
    private readonly candidates: Candidates,
    private readonly sampleCandidates: SampleCandidates,
    private readonly sampleMarking: SampleMarking,
  ) {}

  /** @param user whose exam it is */
  async seed(user: User, plan: SeedPlan): Promise<SeededExam> {
    const viewer = { ...toViewer(user), role: Role.OWNER };
    const { quiz, exam, others } = plan;
    const quizId = await this.createExam(viewer, plan);
    const names = [...others, ...exam.candidates.map(({ name }) => name)];
    const invited = await this.invite(viewer, quizId, names);
    const people = invited.slice(others.length);
    for (const [seat, person] of exam.candidates.entries()) {
      const candidateId = people[seat]?.id ?? '';
      await this.sampleCandidates.take({ candidateId, quizId }, quiz, person, seat);
    }
    await this.sampleMarking.mark(viewer, quizId, exam, quiz);
    return { quizId, others: invited.slice(0, others.length) };
  }

  private async createExam(
    viewer: Viewer,
    { quiz, exam: { durationMinutes, rules }, closesAt }: SeedPlan,
  ): Promise<string> {
    const { id } = await this.quizzes.create(viewer, quiz.title);
    await this.questions.add(viewer, id, toQuestionInputs(quiz));
    await this.quizzes.update(viewer, id, { durationMinutes, isCompleted: true });
    const { version } = (await this.exams.read(viewer, id)).rules;
    await this.exams.update(viewer, id, { version, closesAt, ...rules });
    return id;
  }

  /** They have no addresses, so that no mail is sent. @returns their candidates, in the order of the names */
  private async invite(
    viewer: Viewer,
    quizId: string,
    names: readonly string[],
  ): Promise<Candidate[]> {
    const exam = { quizId, instituteId: viewer.instituteId, createdBy: viewer.userId };
    return this.work.run(async (tx) => {
      const ids: string[] = [];
      for (const name of names) ids.push((await this.learners.createNamed(tx, exam, name)).id);
      await this.candidates.add(tx, exam, ids, CandidateOrigin.INVITED);
      const made = await tx.manager.findBy(Candidate, { quizId });
      return made.sort((a, b) => ids.indexOf(a.learnerId ?? '') - ids.indexOf(b.learnerId ?? ''));
    });
  }
}
