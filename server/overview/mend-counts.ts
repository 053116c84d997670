import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Severity } from '../questions/kinds/question-kind.js';
import { allKinds, kindNamed } from '../questions/kinds/registry.js';
import { listBodies } from './mend-count.queries.js';

/** Questions that one answer checks, of all quizzes together: reading and checking them takes some milliseconds. */
export const MAX_CHECKED = 1_000;

/** A quiz whose questions are to be checked. */
interface CheckedQuiz {
  quizId: string;
  questionCount: number;
}

/** Counts what must be mended in questions before an exam: the blocking findings of the readiness check. */
@Injectable()
export class MendCounts {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Adds the counts, by one statement for all quizzes.
   * @param quizzes the most important ones first: they are checked as long as they have few enough questions together
   * @returns the same entries; the count is null where the questions were not checked
   */
  async add<Entry extends CheckedQuiz>(
    quizzes: readonly Entry[],
  ): Promise<(Entry & { mendCount: number | null })[]> {
    let left = MAX_CHECKED;
    const counts = new Map<string, number>();
    for (const { quizId, questionCount } of quizzes) {
      if (questionCount > left) continue;
      left -= questionCount;
      counts.set(quizId, 0);
    }
    if (left < MAX_CHECKED) await this.count(counts);
    return quizzes.map((quiz) => ({ ...quiz, mendCount: counts.get(quiz.quizId) ?? null }));
  }

  private async count(counts: Map<string, number>): Promise<void> {
    const kinds = allKinds().flatMap((kind) => (kind.check ? [kind.name] : []));
    const quizIds = [...counts.keys()];
    for (const { quizId, kind, body } of await listBodies(this.work.manager, { quizIds, kinds })) {
      // Shuffling is of no account: what it makes of options is a warning.
      const findings = kindNamed(kind).check?.(body, { shufflesOptions: false }) ?? [];
      const blocking = findings.filter(({ severity }) => severity === Severity.BLOCKING).length;
      counts.set(quizId, (counts.get(quizId) ?? 0) + blocking);
    }
  }
}
