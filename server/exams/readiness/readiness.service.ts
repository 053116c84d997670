import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { QuestionService } from '../../questions/question.service.js';
import { checkReadiness } from './readiness.js';
import { ExposedKeys } from '../revisions/exposed-keys.js';
import type { ReadinessFinding } from '../revisions/paper-findings.js';
import type { Exam } from '../exam.service.js';
import { MAX_EXAM_QUESTIONS } from '../rules/exam-state.js';
import { RevisionSnapshot } from '../revisions/revision-snapshot.js';
import type { RevisionQuestion } from '../revisions/paper-revision.entity.js';
import { marksOf, type Marks } from '../../marks/fraction.js';
import { listQuestionMarks } from '../rules/exam-rules.queries.js';
import { totalOfPaper } from '../rules/question-marks.js';

/** Checks an exam by reading its quiz. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly snapshots: RevisionSnapshot,
    private readonly questions: QuestionService,
    private readonly exposedKeys: ExposedKeys,
  ) {}

  /** Finds problems to fix before the exam opens. @param exam one that the viewer may read */
  async findings(exam: Exam): Promise<ReadinessFinding[]> {
    const questions: RevisionQuestion[] = [];
    if (exam.quiz.questionCount <= MAX_EXAM_QUESTIONS)
      for await (const part of this.questions.all(exam.quiz)) questions.push(...part);
    const hasUnpublishedChanges = await this.hasUnpublishedChanges(exam);
    const exposedPlaces = exam.revision ? await this.exposedKeys.findPlaces(exam.revision) : [];
    return checkReadiness({
      ...exam,
      questions,
      hasUnpublishedChanges,
      exposedPlaces,
      now: new Date(),
    });
  }

  /** Whether the quiz differs from its current revision. False if it was never submitted. */
  async hasUnpublishedChanges({ quiz, revision }: Exam): Promise<boolean> {
    return revision !== null && this.snapshots.hasChanges(quiz);
  }

  /** Sum of the marks of the quiz's current questions, by the exam's rules. */
  async totalMarks({ quiz, rules }: Exam): Promise<Marks> {
    const questions = await listQuestionMarks(this.work.manager, { quizId: quiz.id });
    return marksOf(totalOfPaper(questions, rules));
  }
}
