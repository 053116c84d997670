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

/** Something that must be mended, and in which question. */
export interface Mend {
  questionId: string;
  message: string;
}

/** What must be mended in the questions of a quiz. */
interface Mends {
  /** Null if they were not checked. */
  mendCount: number | null;
  /** The first in the order of the questions. */
  firstMend: Mend | null;
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
  async add<Entry extends CheckedQuiz>(quizzes: readonly Entry[]): Promise<(Entry & Mends)[]> {
    let left = MAX_CHECKED;
    const found = new Map<string, Mend[]>();
    for (const { quizId, questionCount } of quizzes) {
      if (questionCount > left) continue;
      left -= questionCount;
      found.set(quizId, []);
    }
    if (left < MAX_CHECKED) await this.check(found);
    return quizzes.map((quiz) => {
      const mends = found.get(quiz.quizId);
      return { ...quiz, mendCount: mends?.length ?? null, firstMend: mends?.[0] ?? null };
    });
  }

  private async check(found: Map<string, Mend[]>): Promise<void> {
    const kinds = allKinds().flatMap((kind) => (kind.check ? [kind.name] : []));
    const quizIds = [...found.keys()];
    const rows = await listBodies(this.work.manager, { quizIds, kinds });
    for (const { quizId, questionId, kind, body } of rows) {
      // Shuffling is of no account: what it makes of options is a warning.
      const findings = kindNamed(kind).check?.(body, { shufflesOptions: false }) ?? [];
      for (const { severity, message } of findings)
        if (severity === Severity.BLOCKING) found.get(quizId)?.push({ questionId, message });
    }
  }
}
