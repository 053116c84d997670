import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AuthenticatedCandidate } from '../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { ExamNavigation } from '../exams/rules/exam-rules.entity.js';
import { attemptErrors } from './attempt.errors.js';
import { findFixedFields } from './attempt.queries.js';

/** Question positions that the cache keeps in all, at some hundred bytes each. */
const MAX_PLACES = 400_000;

/** The fields of an attempt that never change. Every save is checked against them. */
export interface CachedAttempt {
  id: string;
  candidateId: string;
  quizId: string;
  revisionId: string;
  /** Forward-only: the position of each question, from 0. Null when every question stays open. */
  places: ReadonlyMap<string, number> | null;
}

/** Caches the attempts that this process serves. */
@Injectable()
export class AttemptCache {
  private readonly cache = new LRUCache<string, CachedAttempt>({
    maxSize: MAX_PLACES,
    sizeCalculation: ({ places }) => 10 + (places?.size ?? 0),
    fetchMethod: async (id) => this.read(id),
  });

  constructor(private readonly work: UnitOfWork) {}

  /** @throws ATTEMPT_NOT_FOUND, also for the attempt of another candidate */
  async get({ candidateId }: AuthenticatedCandidate, attemptId: string): Promise<CachedAttempt> {
    const id = attemptId.toLowerCase();
    const found = isId(id) ? await this.cache.fetch(id) : undefined;
    if (found?.candidateId !== candidateId) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return found;
  }

  private async read(id: string): Promise<CachedAttempt | undefined> {
    const [row] = await findFixedFields(this.work.manager, { id });
    if (!row) return undefined;
    const { rules, order, ...cached } = row;
    const isForward = rules.navigation === ExamNavigation.FORWARD;
    const places = isForward
      ? new Map(order.map((questionId, place) => [questionId, place]))
      : null;
    return { ...cached, places };
  }
}
