import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { Events } from '../../core/events/events.js';
import { instituteTopic } from '../../core/events/institute-topic.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { ExamChange } from './exam-changes.types.js';

/** Watchers look again this often without a notification: one may have been lost. */
const MAX_INTERVAL_MS = 10_000;

/** An exam in which something has happened. */
export interface ChangedExam {
  quizId: string;
  /** Null if nothing has changed that concerns the institute as a whole: a saved answer, for example. */
  instituteId: string | null;
}

/** Notifies the watchers of an exam, and those of its institute, in all processes, that something has happened in it. */
@Injectable()
export class ExamChanges {
  constructor(
    private readonly events: Events,
    private readonly quizzes: QuizService,
  ) {}

  /** @param tx the notification is sent after it commits */
  announce({ quizId, instituteId }: ChangedExam, tx?: Transaction): void {
    this.events.publish(topicOf(quizId), tx);
    if (instituteId !== null) this.events.publish(instituteTopic(instituteId), tx);
  }

  /** @throws QUIZ_NOT_FOUND, also for a quiz of another owner */
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
    for await (const at of this.events.watch(topicOf(quizId), MAX_INTERVAL_MS, signal)) {
      yield { examChanged: { quizId, at } };
    }
  }
}

function topicOf(quizId: string): string {
  return `exam:${quizId}`;
}
