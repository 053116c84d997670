import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RevisionCache } from '../revision-cache.js';
import { answeredPlaces, placesOf, type AnsweredPlaces } from './answered-places.js';
import { listAnswered, type SheetRow } from './bubble-sheet.queries.js';

/** Questions of all remembered attempts, at a byte each. */
const MAX_QUESTIONS = 20_000_000;
/** Attempts of one statement: a paper may have a thousand questions. */
const BATCH = 200;

/**
 * Which questions of attempts are answered. Of an attempt whose answers have not changed since they were last read, it is
 * remembered: those who watch an exam of thousands ask every few seconds.
 */
@Injectable()
export class AnsweredQuestions {
  private readonly cache = new LRUCache<string, AnsweredPlaces & { version: string }>({
    maxSize: MAX_QUESTIONS,
    sizeCalculation: ({ answered }) => 100 + answered.length,
  });

  constructor(
    private readonly work: UnitOfWork,
    private readonly revisions: RevisionCache,
  ) {}

  /** Reads them by the ids of the attempts; at least as new as the rows are. */
  async read(rows: readonly SheetRow[]): Promise<Map<string, AnsweredPlaces>> {
    const found = new Map<string, AnsweredPlaces>();
    const unknown = rows.filter(({ attemptId, answersVersion }) => {
      const cached = this.cache.get(attemptId);
      if (cached?.version !== answersVersion) return true;
      found.set(attemptId, cached);
      return false;
    });
    for (let start = 0; start < unknown.length; start += BATCH) {
      const batch = unknown.slice(start, start + BATCH);
      const attemptIds = batch.map(({ attemptId }) => attemptId);
      const stored = await listAnswered(this.work.manager, { attemptIds });
      const byAttempt = new Map(stored.map(({ attemptId, answered }) => [attemptId, answered]));
      const papers = await this.readPapers(batch);
      for (const { attemptId, revisionId, answersVersion: version } of batch) {
        const places = papers.get(revisionId) ?? placesOf([]);
        const answered = answeredPlaces(byAttempt.get(attemptId) ?? '', places);
        this.cache.set(attemptId, { ...answered, version });
        found.set(attemptId, answered);
      }
    }
    return found;
  }

  private async readPapers(rows: readonly SheetRow[]) {
    const papers = new Map<string, ReturnType<typeof placesOf>>();
    for (const id of new Set(rows.map(({ revisionId }) => revisionId)))
      papers.set(id, placesOf((await this.revisions.get(id)).questions));
    return papers;
  }
}
