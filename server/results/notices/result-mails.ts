import { Inject, Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { SUBMITTED } from '../../attempts/submitted-condition.js';
import { SCORE_IS_SHOWN } from '../../attempts/submission/visible-scores.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { CandidateTokens } from '../../candidates/candidate-tokens.js';
import { MailService, NOTICE_LIFETIME_MS, type MailRequest } from '../../mail/mail.service.js';
import { ReviewTime } from '../../exams/rules/exam-rules.entity.js';

/** Attempts per transaction. */
const BATCH_SIZE = 500;
/** Batches per run; the next run is a few seconds later. */
const MAX_BATCHES = 40;
const EVERY_MINUTES = 0.1;

interface ResultRecipient {
  attemptId: string;
  quizId: string;
  revisionId: string;
  releaseNumber: number;
  candidateId: string;
  linkVersion: number;
  institute: string;
  name: string;
  /** Null: no mail can be sent. */
  email: string | null;
}

/**
 * Attempts whose result is visible and whose learners were not mailed about this release. Rules
 * that are being changed, and attempts that another worker processes, are skipped; a later run
 * finds them. Results shown at once need no mail.
 */
const UNNOTIFIED = `
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
  ORDER BY a.quiz_id, a.told_release LIMIT ${BATCH_SIZE}
  FOR SHARE OF r SKIP LOCKED FOR UPDATE OF a SKIP LOCKED`;

const INSERT_NOTICES = `
  INSERT INTO result_notices (attempt_id, release_number, quiz_id, mail_id)
  SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[])`;

const UPDATE_NOTIFIED = `
  UPDATE attempts a SET told_release = notified.release_number
  FROM unnest($1::uuid[], $2::int[]) AS notified (id, release_number) WHERE a.id = notified.id`;

/**
 * Mails learners that they can see a result, once per attempt and release. Only the rules decide
 * what they see; this finds the affected attempts. Mail and notice are written in one transaction:
 * a worker that dies has mailed all learners it recorded, or none.
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
  async sendResultMails(): Promise<void> {
    for (let part = 0; part < MAX_BATCHES; part += 1) {
      const count = await this.work.run(async (tx) => this.sendBatch(tx));
      if (count < BATCH_SIZE) return;
    }
  }

  /** @returns the number of attempts found */
  private async sendBatch(tx: Transaction): Promise<number> {
    const found = await tx.manager.query<ResultRecipient[]>(UNNOTIFIED);
    if (found.length === 0) return 0;
    const notified: ResultRecipient[] = [];
    const requests: MailRequest<'exam-result'>[] = [];
    for (const one of found) {
      if (one.email === null) continue;
      notified.push(one);
      requests.push(await this.toMailRequest(tx, one, one.email));
    }
    const column = <K extends keyof ResultRecipient>(rows: readonly ResultRecipient[], name: K) =>
      rows.map((row) => row[name]);
    // Queued behind mails that somebody waits for.
    const mailIds = await this.mails.sendAll(tx, requests);
    await tx.manager.query(INSERT_NOTICES, [
      column(notified, 'attemptId'),
      column(notified, 'releaseNumber'),
      column(notified, 'quizId'),
      mailIds,
    ]);
    await tx.manager.query(UPDATE_NOTIFIED, [
      column(found, 'attemptId'),
      column(found, 'releaseNumber'),
    ]);
    return found.length;
  }

  private async toMailRequest(
    tx: Transaction,
    one: ResultRecipient,
    to: string,
  ): Promise<MailRequest<'exam-result'>> {
    const { title } = await this.papers.get(one.revisionId, tx);
    const token = this.tokens.sign({ id: one.candidateId, linkVersion: one.linkVersion });
    const url = `${this.config.PUBLIC_URL}/take/result/${one.attemptId}#${token}`;
    const name = one.name === to ? null : one.name;
    const values = { title, institute: one.institute, name, url };
    return {
      to,
      template: 'exam-result',
      values,
      expiresAt: new Date(Date.now() + NOTICE_LIFETIME_MS),
    };
  }
}
