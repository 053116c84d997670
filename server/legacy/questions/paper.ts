import { Readable } from 'node:stream';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { descriptiveKind } from '../../questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import { QuestionService } from '../../questions/question.service.js';
import type { StoredQuestion } from '../../questions/placement.queries.js';
import { READ_AT_ONCE } from '../../questions/stored-questions.js';
import { QuizStatus, type Quiz } from '../../quizzes/quiz.entity.js';
import { AccountsService } from '../../users/accounts/accounts.service.js';
import { success, type Envelope } from '../wire/envelope.js';
import { toDescriptive, toMcq } from './question.mapper.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * A quiz with all of its questions. A long quiz is read and sent in batches, to save memory. A question
 * that is moved meanwhile can appear twice or not at all.
 */
@Injectable()
export class LegacyPaper {
  constructor(
    private readonly questions: QuestionService,
    private readonly accounts: AccountsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(quiz: Quiz): Promise<(Envelope & Record<string, unknown>) | StreamableFile> {
    const names = await this.accounts.findNames([quiz.createdBy]);
    const head = success('Quiz details fetched successfully', {
      quizTitle: quiz.title,
      creatorName: names.get(quiz.createdBy) ?? '',
      status: quiz.status === QuizStatus.ACTIVE,
      isCompleted: quiz.isCompleted ? 'Completed' : 'Incomplete',
      createdAt: quiz.createdAt.toISOString(),
      quizDuration: quiz.durationMinutes,
    });
    if (quiz.questionCount > READ_AT_ONCE) {
      return new StreamableFile(Readable.from(this.parts(quiz, head)), { type: JSON_TYPE });
    }
    const rows: StoredQuestion[] = [];
    for await (const part of this.questions.all(quiz)) rows.push(...part);
    return { ...head, mcqQuizz: this.mcqs(rows), descriptiveQuizz: this.descriptives(rows) };
  }

  /** The same object as JSON text, in parts. */
  private async *parts(quiz: Quiz, head: object): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1);
    yield ',"mcqQuizz":[';
    yield* this.entries(quiz, mcqKind.name, (rows) => this.mcqs(rows));
    yield '],"descriptiveQuizz":[';
    yield* this.entries(quiz, descriptiveKind.name, (rows) => this.descriptives(rows));
    yield ']}';
  }

  private async *entries(
    quiz: Quiz,
    kind: string,
    map: (rows: StoredQuestion[]) => object[],
  ): AsyncGenerator<string> {
    let separator = '';
    for await (const rows of this.questions.all(quiz, kind)) {
      yield separator + JSON.stringify(map(rows)).slice(1, -1);
      separator = ',';
    }
  }

  private mcqs(rows: StoredQuestion[]) {
    const own = rows.filter(({ kind }) => kind === mcqKind.name);
    return own.map((row) => toMcq(row, this.config.PUBLIC_URL));
  }

  private descriptives(rows: StoredQuestion[]) {
    const own = rows.filter(({ kind }) => kind === descriptiveKind.name);
    return own.map((row) => toDescriptive(row, this.config.PUBLIC_URL));
  }
}
