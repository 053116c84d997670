import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SUBMITTED_AT_EXAM } from '../../attempts/submitted-condition.js';
import type { AnswerGroup } from './item-analysis.js';

/** A plain join, which PostgreSQL runs in parallel; a materialized WITH query would not. */
const GROUPS = `
  SELECT g.question_id AS "questionId", g.outcome, g.choice, (g.marks * 100)::int AS marks,
    (g.max_marks * 100)::int AS "maxMarks", a.waiting_count = 0 AS "isMarked", count(*)::int AS count,
    round(sum(a.score::float8) * 100) AS scores
  FROM attempts a JOIN grades g ON g.attempt_id = a.id
  WHERE ${SUBMITTED_AT_EXAM} AND a.revision_id = $2 AND g.quiz_id = $1 AND g.revision_id = $2
  GROUP BY g.question_id, g.outcome, g.choice, g.marks, g.max_marks, a.waiting_count = 0`;

/**
 * Changes whenever grades of a revision change: they are written and removed only in transactions
 * that also write or remove the row of their attempt, which changes its `xmin`.
 */
const STAMP = `
  SELECT count(*) || ' ' || coalesce(sum(hashtextextended(a.id::text || a.xmin::text, 0)), 0) AS stamp
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND a.revision_id = $2`;

/**
 * Cached groups of all revisions: a large paper has tens of thousands, each of some hundred bytes.
 */
const MAX_CACHED_GROUPS = 100_000;
/** Cached revisions; each takes memory even without groups. */
const MAX_CACHED_REVISIONS = 64;

interface CachedGroups {
  stamp: string;
  groups: Promise<AnswerGroup[]>;
  /** The number of groups; 0 until they are counted. */
  size: number;
}

/**
 * The submitted answers to each question of a revision, grouped and counted. Counting reads all
 * grades, so the result is cached until one of them changes.
 */
@Injectable()
export class AnswerGroups {
  /** By revision, least recently used first. */
  private readonly cache = new Map<string, CachedGroups>();

  /** @param manager reads a snapshot; the groups are those of that snapshot */
  async read(
    manager: EntityManager,
    quizId: string,
    revisionId: string,
  ): Promise<readonly AnswerGroup[]> {
    const [{ stamp } = { stamp: '' }] = await manager.query<{ stamp: string }[]>(STAMP, [
      quizId,
      revisionId,
    ]);
    const before = this.cache.get(revisionId);
    const cached =
      before?.stamp === stamp
        ? before
        : { stamp, groups: manager.query<AnswerGroup[]>(GROUPS, [quizId, revisionId]), size: 0 };
    this.cache.delete(revisionId);
    this.cache.set(revisionId, cached);
    try {
      const groups = await cached.groups;
      cached.size = groups.length;
      return groups;
    } catch (error) {
      if (this.cache.get(revisionId) === cached) this.cache.delete(revisionId);
      throw error;
    } finally {
      this.evictOldest();
    }
  }

  private evictOldest(): void {
    let size = 0;
    for (const one of this.cache.values()) size += one.size;
    for (const [revisionId, one] of this.cache) {
      if (size <= MAX_CACHED_GROUPS && this.cache.size <= MAX_CACHED_REVISIONS) return;
      this.cache.delete(revisionId);
      size -= one.size;
    }
  }
}
