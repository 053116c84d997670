import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { Events } from '../../core/events/events.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { ExamChange } from './exam-changes.types.js';

/** So often a watcher looks again although nothing was said: a word may have been lost. */
const AT_LEAST_EVERY_MS = 10_000;

/** Tells whoever watches an exam, in whichever process, that something has happened in it. */
@Injectable()
export class ExamChanges {
  constructor(
    private readonly events: Events,
    private readonly quizzes: QuizService,
  ) {}

  /** @param tx said once it is durable */
  announce(quizId: string, tx?: Transaction): void {
    this.events.announce(topicOf(quizId), tx);
  }

  /** @throws QUIZ_NOT_FOUND, also for somebody else's */
  async watch(
    viewer: Viewer,
    quizId: string,
    signal: AbortSignal,
  ): Promise<AsyncIterable<{ examChanged: ExamChange }>> {
    const { id } = await this.quizzes.read(viewer, quizId);
    return this.changes(id, signal);
  }

  private async *changes(
    quizId: string,
    signal: AbortSignal,
  ): AsyncGenerator<{ examChanged: ExamChange }> {
    for await (const at of this.events.watch(topicOf(quizId), AT_LEAST_EVERY_MS, signal)) {
      yield { examChanged: { quizId, at } };
    }
  }
}

function topicOf(quizId: string): string {
  return `exam:${quizId}`;
}
