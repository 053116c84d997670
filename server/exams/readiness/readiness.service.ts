import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { QuestionService } from '../../questions/question.service.js';
import { checkReadiness } from './readiness.js';
import { ExposedKeys } from '../revisions/exposed-keys.js';
import type { ReadinessFinding } from './exam-finding.js';
import type { Exam } from '../exam.service.js';
import { MAX_EXAM_QUESTIONS } from '../exam-state.js';
import { RevisionSnapshot } from '../revisions/revision-snapshot.js';
import type { FrozenQuestion } from '../revisions/paper-revision.entity.js';

/** What can be said of an exam by looking through its quiz. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly freezing: RevisionSnapshot,
    private readonly questions: QuestionService,
    private readonly exposed: ExposedKeys,
  ) {}

  /** What is better mended before it opens. @param exam one that was loaded for the viewer */
  async findings(exam: Exam): Promise<ReadinessFinding[]> {
    const questions: FrozenQuestion[] = [];
    if (exam.quiz.questionCount <= MAX_EXAM_QUESTIONS)
      for await (const part of this.questions.all(exam.quiz)) questions.push(...part);
    const hasUnpublishedChanges = await this.hasUnpublishedChanges(exam);
    const exposedPlaces = exam.revision ? await this.exposed.placesIn(exam.revision) : [];
    return checkReadiness({
      ...exam,
      questions,
      hasUnpublishedChanges,
      exposedPlaces,
      now: new Date(),
    });
  }

  /** Whether learners get something else than the quiz says. False for one never submitted. */
  async hasUnpublishedChanges({ quiz, revision }: Exam): Promise<boolean> {
    return revision !== null && this.freezing.hasChanges(quiz);
  }

  /** What the questions are worth together, as the quiz is now. */
  async totalMarks({ quiz, rules }: Exam): Promise<number> {
    const [sum] = await this.work.manager.query<{ total: string }[]>(
      `SELECT coalesce(sum(coalesce($2::numeric, marks, 1)), 0) AS total
       FROM questions WHERE quiz_id = $1 AND deleted_at IS NULL`,
      [quiz.id, rules.marksPerQuestion],
    );
    return Number(sum?.total ?? 0);
  }
}
