import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { OrderedQuestion } from '../attempts/attempt.entity.js';
import { RevisionCache } from '../attempts/revision-cache.js';
import { Response } from '../attempts/responses/response.entity.js';
import { questionsInOrder } from '../attempts/question-order.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { findGrades, type GradeWithMarker } from '../grading/grades-with-markers.js';
import type { RevisionQuestion } from '../exams/revisions/paper-revision.entity.js';

/**
 * A question of an attempt with everything known about its answer, key included. Only a mapper may
 * send it.
 */
export interface AttemptAnswer {
  /** From 1, in the order that the candidate saw. */
  place: number;
  question: RevisionQuestion;
  arranged: OrderedQuestion;
  /** Null where none was ever saved. */
  response: Response | null;
  /** Null until it was submitted. */
  grade: GradeWithMarker | null;
}

export interface AnsweredAttempt {
  id: string;
  revisionId: string;
  arrangement: readonly OrderedQuestion[];
}

/** A paper with the answers of an attempt. */
export interface AnsweredPaper {
  /** The title of the exam when the revision was created. */
  title: string;
  /** In the order of the attempt. */
  answers: AttemptAnswer[];
}

/** Combines the paper of an attempt with its answers and grades. */
@Injectable()
export class AttemptAnswers {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Response) private readonly responses: Repository<Response>,
    private readonly papers: RevisionCache,
  ) {}

  async read({ id, revisionId, arrangement }: AnsweredAttempt): Promise<AnsweredPaper> {
    const paper = await this.papers.get(revisionId);
    const [responses, grades] = await Promise.all([
      this.responses.findBy({ attemptId: id }),
      findGrades(this.work.manager, id),
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
