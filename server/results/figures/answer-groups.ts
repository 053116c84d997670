import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SUBMITTED_AT_EXAM } from '../../attempts/submitted.js';
import type { AnswerGroup } from './item-analysis.js';

/** A plain join: what stands WITH ... MATERIALIZED is read by one process, and this by several. */
const GROUPS = `
  SELECT g.question_id AS "questionId", g.outcome, g.choice, (g.marks * 100)::int AS marks,
    (g.max_marks * 100)::int AS "maxMarks", a.waiting_count = 0 AS "isMarked", count(*)::int AS count,
    round(sum(a.score::float8) * 100) AS scores
  FROM attempts a JOIN grades g ON g.attempt_id = a.id
  WHERE ${SUBMITTED_AT_EXAM} AND a.revision_id = $2 AND g.quiz_id = $1 AND g.revision_id = $2
  GROUP BY g.question_id, g.outcome, g.choice, g.marks, g.max_marks, a.waiting_count = 0`;

/**
 * Changes with whatever becomes of the grades of a revision: these are written, and removed, only in
 * transactions that also write, or remove, the row of their attempt, and each leaves its number in that.
 */
const STAMP = `
  SELECT count(*) || ' ' || coalesce(sum(hashtextextended(a.id::text || a.xmin::text, 0)), 0) AS stamp
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND a.revision_id = $2`;

/** Groups that are kept, of all revisions: a large paper has tens of thousands, each of some hundred bytes. */
const MAX_GROUPS = 100_000;
/** And revisions, of which each takes room though it has no groups. */
const MAX_REVISIONS = 64;

interface Kept {
  stamp: string;
  groups: Promise<AnswerGroup[]>;
  /** How many groups; none until they are counted. */
  size: number;
}

/**
 * The answers to each question of a revision that was handed in, those that are alike counted together.
 * To count them takes a look at all grades: that is done once, and again when anything of them has changed.
 */
@Injectable()
export class AnswerGroups {
  /** By revision, those that were asked for last at the end. */
  private readonly kept = new Map<string, Kept>();

  /** @param manager that of one moment, of which the groups are */
  async read(
    manager: EntityManager,
    quizId: string,
    revisionId: string,
  ): Promise<readonly AnswerGroup[]> {
    const [{ stamp } = { stamp: '' }] = await manager.query<{ stamp: string }[]>(STAMP, [
      quizId,
      revisionId,
    ]);
    const before = this.kept.get(revisionId);
    const kept =
      before?.stamp === stamp
        ? before
        : { stamp, groups: manager.query<AnswerGroup[]>(GROUPS, [quizId, revisionId]), size: 0 };
    this.kept.delete(revisionId);
    this.kept.set(revisionId, kept);
    try {
      const groups = await kept.groups;
      kept.size = groups.length;
      return groups;
    } catch (error) {
      if (this.kept.get(revisionId) === kept) this.kept.delete(revisionId);
      throw error;
    } finally {
      this.forgetOldest();
    }
  }

  private forgetOldest(): void {
    let size = 0;
    for (const one of this.kept.values()) size += one.size;
    for (const [revisionId, one] of this.kept) {
      if (size <= MAX_GROUPS && this.kept.size <= MAX_REVISIONS) return;
      this.kept.delete(revisionId);
      size -= one.size;
    }
  }
}
