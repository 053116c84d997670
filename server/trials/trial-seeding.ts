import { Injectable } from '@nestjs/common';
import { Role } from '../core/access/role.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Candidate, CandidateOrigin } from '../candidates/candidate.entity.js';
import { Candidates } from '../candidates/candidates.js';
import { LearnerRecords } from '../candidates/learner-records.js';
import { ExamService } from '../exams/exam.service.js';
import { QuestionService } from '../questions/question.service.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { ClassMarking } from './seeding/class-marking.js';
import { ClassTaking } from './seeding/class-taking.js';
import { viewerOf } from './seeding/seed-viewer.js';
import { inputsOf } from './seeding/quiz-plan.js';
import type { TrialAccount } from './trial-accounts.js';
import { trialExam, trialQuiz, VISITOR } from './trial-exam.js';

/** All that a trial has, made by the services that staff and learners reach. */
@Injectable()
export class TrialSeeding {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly questions: QuestionService,
    private readonly exams: ExamService,
    private readonly learners: LearnerRecords,
    private readonly candidates: Candidates,
    private readonly taking: ClassTaking,
    private readonly marking: ClassMarking,
  ) {}

  /** @returns the candidate that the visitor is */
  async plant({ user }: TrialAccount, closesAt: Date): Promise<Candidate> {
    const viewer = { ...viewerOf(user), role: Role.OWNER };
    const quizId = await this.give(viewer, closesAt);
    const [visitor, ...others] = await this.invite(viewer, quizId);
    if (!visitor) throw new Error('A trial without its visitor');
    for (const [seat, taker] of trialExam.takers.entries()) {
      const candidateId = others[seat]?.id ?? '';
      await this.taking.take({ candidateId, quizId }, trialQuiz, taker, seat);
    }
    await this.marking.mark(viewer, quizId, trialExam, trialQuiz);
    return visitor;
  }

  private async give(viewer: Viewer, closesAt: Date): Promise<string> {
    const { id } = await this.quizzes.create(viewer, trialQuiz.title);
    await this.questions.add(viewer, id, inputsOf(trialQuiz));
    const { durationMinutes, rules } = trialExam;
    await this.quizzes.update(viewer, id, { durationMinutes, isCompleted: true });
    const { version } = (await this.exams.read(viewer, id)).rules;
    await this.exams.update(viewer, id, { version, closesAt, ...rules });
    return id;
  }

  /** First the visitor, then the class. None has an address: nothing can be mailed to them. */
  private async invite(viewer: Viewer, quizId: string): Promise<Candidate[]> {
    const exam = { quizId, instituteId: viewer.instituteId, createdBy: viewer.userId };
    const names = [VISITOR, ...trialExam.takers.map(({ name }) => name)];
    return this.work.run(async (tx) => {
      const ids: string[] = [];
      for (const name of names) ids.push((await this.learners.createNamed(tx, exam, name)).id);
      await this.candidates.add(tx, exam, ids, CandidateOrigin.INVITED);
      const made = await tx.manager.findBy(Candidate, { quizId });
      return made.sort((a, b) => ids.indexOf(a.learnerId ?? '') - ids.indexOf(b.learnerId ?? ''));
    });
  }
}
