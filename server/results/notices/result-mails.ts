import { Inject, Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { SUBMITTED } from '../../attempts/submitted.js';
import { SCORE_IS_SHOWN } from '../../attempts/submission/visible-scores.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { CandidateTokens } from '../../candidates/candidate-tokens.js';
import { MailService, NOTICE_MS, type MailRequest } from '../../mail/mail.service.js';
import { ReviewTime } from '../../exams/rules/exam-rules.entity.js';

/** Told in one transaction. */
const AT_ONCE = 500;
/** Of one run; the next one is a few seconds later. */
const MAX_PARTS = 40;
const EVERY_MINUTES = 0.1;

interface Told {
  attemptId: string;
  quizId: string;
  revisionId: string;
  releaseNumber: number;
  candidateId: string;
  linkVersion: number;
  institute: string;
  name: string;
  /** Null: there is no way to tell them. */
  email: string | null;
}

/**
 * Who can see a result, and was not told of this release of it. Rules that are being changed, and attempts
 * that another worker tells of, are passed over: they are found again. Whoever sees it at once needs no mail.
 */
const UNTOLD = `
  SELECT a.id AS "attemptId", a.quiz_id AS "quizId", a.revision_id AS "revisionId",
    r.release_number AS "releaseNumber", c.id AS "candidateId", c.link_version AS "linkVersion",
    i.name AS institute, l.name, l.email
  FROM exam_rules r
    JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
    JOIN institutes i ON i.id = q.institute_id
    JOIN attempts a ON a.quiz_id = r.quiz_id AND a.told_release < r.release_number
      AND ${SUBMITTED}
    JOIN candidates c ON c.id = a.candidate_id AND c.revoked_at IS NULL
    JOIN learners l ON l.id = c.learner_id
  WHERE r.mails_results AND r.review_time <> '${ReviewTime.AT_ONCE}' AND ${SCORE_IS_SHOWN}
  ORDER BY a.quiz_id, a.told_release LIMIT ${AT_ONCE}
  FOR SHARE OF r SKIP LOCKED FOR UPDATE OF a SKIP LOCKED`;

const NOTED = `
  INSERT INTO result_notices (attempt_id, release_number, quiz_id, mail_id)
  SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[])`;

const MARKED = `
  UPDATE attempts a SET told_release = told.release_number
  FROM unnest($1::uuid[], $2::int[]) AS told (id, release_number) WHERE a.id = told.id`;

/**
 * Tells learners by mail that they can see a result, of each attempt once a release. Nothing but the rules
 * decides what they see; this finds whom that concerns. Mail and note are one transaction: a worker that
 * dies has told nobody, or everybody it wrote down.
 */
@Injectable()
export class ResultMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly papers: RevisionCache,
    private readonly mails: MailService,
    private readonly tokens: CandidateTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Scheduled({ everyMinutes: EVERY_MINUTES })
  async tell(): Promise<void> {
    for (let part = 0; part < MAX_PARTS; part += 1) {
      const count = await this.work.run(async (tx) => this.tellSome(tx));
      if (count < AT_ONCE) return;
    }
  }

  /** @returns how many were found */
  private async tellSome(tx: Transaction): Promise<number> {
    const found = await tx.manager.query<Told[]>(UNTOLD);
    if (found.length === 0) return 0;
    const told: Told[] = [];
    const requests: MailRequest<'exam-result'>[] = [];
    for (const one of found) {
      if (one.email === null) continue;
      told.push(one);
      requests.push(await this.request(tx, one, one.email));
    }
    const column = <K extends keyof Told>(rows: readonly Told[], name: K) =>
      rows.map((row) => row[name]);
    // Behind what somebody is waiting for.
    const mailIds = await this.mails.sendAll(tx, requests);
    await tx.manager.query(NOTED, [
      column(told, 'attemptId'),
      column(told, 'releaseNumber'),
      column(told, 'quizId'),
      mailIds,
    ]);
    await tx.manager.query(MARKED, [column(found, 'attemptId'), column(found, 'releaseNumber')]);
    return found.length;
  }

  private async request(
    tx: Transaction,
    one: Told,
    to: string,
  ): Promise<MailRequest<'exam-result'>> {
    const { title } = await this.papers.get(one.revisionId, tx);
    const token = this.tokens.sign({ id: one.candidateId, linkVersion: one.linkVersion });
    const url = `${this.config.PUBLIC_URL}/take/result/${one.attemptId}#${token}`;
    const name = one.name === to ? null : one.name;
    const values = { title, institute: one.institute, name, url };
    return { to, template: 'exam-result', values, expiresAt: new Date(Date.now() + NOTICE_MS) };
  }
}
