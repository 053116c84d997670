/** All that a trial has, made by the services that staff and learners reach. */
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Role } from '../core/access/role.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Candidate, CandidateOrigin } from '../learners/candidate.entity.js';
import { Candidates } from '../learners/candidates.js';
import { LearnerRecords } from '../learners/learner-records.js';
import { ExamService } from '../papers/exam.service.js';
import { QuestionService } from '../questions/question.service.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { given, viewerOf, type Rooms } from './planting/given.js';
import { mark } from './planting/marking.js';
import { inputsOf } from './planting/quiz-plan.js';
import { take } from './planting/taking.js';
import type { TrialAccount } from './trial-accounts.js';
import { trialExam, trialQuiz, VISITOR } from './trial-exam.js';

@Injectable()
export class TrialPlanting {
  private readonly rooms: Rooms;

  constructor(
    modules: ModuleRef,
    private readonly work: UnitOfWork,
  ) {
    this.rooms = modules;
  }

  /** @returns the candidate that the visitor is */
  async plant({ user, expiresAt }: TrialAccount): Promise<Candidate> {
    const viewer = { ...viewerOf(user), role: Role.OWNER };
    const quizId = await this.give(viewer, expiresAt);
    const [visitor, ...others] = await this.candidates(viewer, quizId);
    if (!visitor) throw new Error('A trial without its visitor');
    for (const [seat, taker] of trialExam.takers.entries()) {
      const candidateId = others[seat]?.id ?? '';
      await take(this.rooms, { candidateId, quizId }, trialQuiz, taker, seat);
    }
    await mark(this.rooms, viewer, quizId, trialExam, trialQuiz);
    return visitor;
  }

  private async give(viewer: Viewer, closesAt: Date): Promise<string> {
    const quizzes = given(this.rooms, QuizService);
    const { id } = await quizzes.create(viewer, trialQuiz.title);
    await given(this.rooms, QuestionService).add(viewer, id, inputsOf(trialQuiz));
    const { durationMinutes, rules } = trialExam;
    await quizzes.update(viewer, id, { durationMinutes, isCompleted: true });
    const exams = given(this.rooms, ExamService);
    const { version } = (await exams.read(viewer, id)).rules;
    await exams.update(viewer, id, { version, closesAt, ...rules });
    return id;
  }

  /** First the visitor, then the class. None has an address: nothing can be mailed to them. */
  private async candidates(viewer: Viewer, quizId: string): Promise<Candidate[]> {
    const exam = { quizId, instituteId: viewer.instituteId, createdBy: viewer.userId };
    const names = [VISITOR, ...trialExam.takers.map(({ name }) => name)];
    return this.work.run(async (tx) => {
      const ids: string[] = [];
      for (const name of names)
        ids.push((await given(this.rooms, LearnerRecords).named(tx, exam, name)).id);
      await given(this.rooms, Candidates).add(tx, exam, ids, CandidateOrigin.INVITED);
      const order = { createdAt: 'ASC' } as const;
      return tx.manager.find(Candidate, { where: { quizId }, order });
    });
  }
}
