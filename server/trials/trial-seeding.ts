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
import { SampleMarking } from './seeding/sample-marking.js';
import { SampleCandidates } from './seeding/sample-candidates.js';
import { toViewer } from './seeding/seed-viewer.js';
import { toQuestionInputs } from './seeding/quiz-plan.js';
import type { TrialAccount } from './trial-accounts.js';
import { trialExam, trialQuiz, VISITOR } from './trial-exam.js';

/** Seeds a trial through the services that staff and candidates use. */
@Injectable()
export class TrialSeeding {
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

  /** @returns the candidate of the visitor */
  async seed({ user }: TrialAccount, closesAt: Date): Promise<Candidate> {
    const viewer = { ...toViewer(user), role: Role.OWNER };
    const quizId = await this.createExam(viewer, closesAt);
    const [visitor, ...others] = await this.invite(viewer, quizId);
    if (!visitor) throw new Error('The trial has no candidate for the visitor');
    for (const [seat, person] of trialExam.candidates.entries()) {
      const candidateId = others[seat]?.id ?? '';
      await this.sampleCandidates.take({ candidateId, quizId }, trialQuiz, person, seat);
    }
    await this.sampleMarking.mark(viewer, quizId, trialExam, trialQuiz);
    return visitor;
  }

  private async createExam(viewer: Viewer, closesAt: Date): Promise<string> {
    const { id } = await this.quizzes.create(viewer, trialQuiz.title);
    await this.questions.add(viewer, id, toQuestionInputs(trialQuiz));
    const { durationMinutes, rules } = trialExam;
    await this.quizzes.update(viewer, id, { durationMinutes, isCompleted: true });
    const { version } = (await this.exams.read(viewer, id)).rules;
    await this.exams.update(viewer, id, { version, closesAt, ...rules });
    return id;
  }

  /** First the visitor, then the class. They have no addresses, so that no mail is sent. */
  private async invite(viewer: Viewer, quizId: string): Promise<Candidate[]> {
    const exam = { quizId, instituteId: viewer.instituteId, createdBy: viewer.userId };
    const names = [VISITOR, ...trialExam.candidates.map(({ name }) => name)];
    return this.work.run(async (tx) => {
      const ids: string[] = [];
      for (const name of names) ids.push((await this.learners.createNamed(tx, exam, name)).id);
      await this.candidates.add(tx, exam, ids, CandidateOrigin.INVITED);
      const made = await tx.manager.findBy(Candidate, { quizId });
      return made.sort((a, b) => ids.indexOf(a.learnerId ?? '') - ids.indexOf(b.learnerId ?? ''));
    });
  }
}
