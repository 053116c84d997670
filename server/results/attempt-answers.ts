import { Injectable } from '@nestjs/common';
import type { OrderedQuestion } from '../attempts/attempt.entity.js';
import { RevisionCache } from '../attempts/revision-cache.js';
import { Response } from '../attempts/responses/response.entity.js';
import { questionsInOrder } from '../attempts/question-order.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { gradesOf, type GradeRead } from '../grading/grades-read.js';
import type { FrozenQuestion } from '../exams/revisions/paper-revision.entity.js';

/** A question of an attempt with all that is known of its answer. Never to be sent as it is. */
export interface AttemptAnswer {
  /** From 1, as the learner was shown it. */
  place: number;
  question: FrozenQuestion;
  arranged: OrderedQuestion;
  /** Null where none was ever saved. */
  response: Response | null;
  /** Null until it was submitted. */
  grade: GradeRead | null;
}

export interface AnsweredAttempt {
  id: string;
  revisionId: string;
  arrangement: readonly OrderedQuestion[];
}

/** A paper as it was taken. */
export interface AnsweredPaper {
  /** What the exam was called when it was frozen. */
  title: string;
  /** In the order of the attempt. */
  answers: AttemptAnswer[];
}

/** Puts papers and what was said to them together. */
@Injectable()
export class AttemptAnswers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly papers: RevisionCache,
  ) {}

  async read({ id, revisionId, arrangement }: AnsweredAttempt): Promise<AnsweredPaper> {
    const paper = await this.papers.get(revisionId);
    const [responses, grades] = await Promise.all([
      this.work.manager.findBy(Response, { attemptId: id }),
      gradesOf(this.work.manager, id),
    ]);
    const responseOf = new Map(responses.map((row) => [row.questionId, row]));
    const gradeOf = new Map(grades.map((row) => [row.questionId, row]));
    const placed = questionsInOrder(paper, arrangement).map(({ question, arranged }, index) => ({
      place: index + 1,
      question,
      arranged,
      response: responseOf.get(question.id) ?? null,
      grade: gradeOf.get(question.id) ?? null,
    }));
    return { title: paper.title, answers: placed };
  }
}
