/** Attempts, made by the requests of a candidate's page. */
import { randomUUID } from 'node:crypto';
import type { Data } from './api.js';
import type { Application } from './application.js';
import { call, type CandidateAccess, type Reply } from './exams.js';

export interface ResponseEntry {
  questionId: string;
  sequence: number;
  response: object | null;
  isFlagged: boolean;
  typedAt?: string;
}

/** A candidate's page that has the lease of an attempt, or had it. */
export class Page {
  constructor(
    readonly candidate: CandidateAccess,
    readonly client: string = randomUUID(),
  ) {}

  sitting: Data = {};
  private sequence = 0;

  get id(): string {
    return this.sitting['attempt'].id as string;
  }

  get epoch(): number {
    return this.sitting['attempt'].epoch as number;
  }

  get questions(): Data[] {
    return this.sitting['paper'].questions as Data[];
  }

  async open(more: object = {}): Promise<Reply> {
    const reply = await call(this.candidate.api, '/attempts', { client: this.client, ...more });
    if (reply.status === 200) this.sitting = reply.body;
    return reply;
  }

  /** An answer: the first option of multiple choice, or a text. */
  entry(place: number, change: Partial<ResponseEntry> = {}): ResponseEntry {
    const question = this.questions[place] ?? {};
    const isMcq = question['kind'] === 'MCQ';
    const response = isMcq ? { optionId: question['options'][0].id } : { text: `Answer ${place}` };
    this.sequence += 1;
    const questionId = question['id'] as string;
    return { questionId, sequence: this.sequence, response, isFlagged: false, ...change };
  }

  async save(entries: object[], more: object = {}): Promise<Reply> {
    const body = { epoch: this.epoch, entries, ...more };
    return call(this.candidate.api, `/attempts/${this.id}/responses`, body, 'PUT');
  }

  async submit(more: object = {}): Promise<Reply> {
    const body = { epoch: this.epoch, ...more };
    return call(this.candidate.api, `/attempts/${this.id}/submission`, body);
  }

  /** Sends late answers, each entry with its epoch. */
  async sendLate(entries: object[]): Promise<Reply> {
    return call(this.candidate.api, `/attempts/${this.id}/late`, { entries });
  }

  async question(place: number): Promise<Reply> {
    return call(this.candidate.api, `/attempts/${this.id}/questions/${place}`);
  }

  /** Forward-only: leaves one question after the other until the one at a place is shown. */
  async goOnTo(place: number): Promise<void> {
    for (let next = this.questions.length; next <= place; next += 1) {
      await this.save([], { reached: next });
      const { status, body } = await this.question(next);
      if (status !== 200) throw new Error(`Not shown: ${JSON.stringify(body)}`);
      this.questions.push(body['question'] as Data);
    }
  }

  async clock(client = this.client): Promise<Reply> {
    return call(this.candidate.api, `/attempts/${this.id}/clock?client=${client}`);
  }

  async lobby(): Promise<Data> {
    return (await call(this.candidate.api, '/attempts/mine')).body;
  }
}

/** A page with a running attempt. */
export async function sitting(learner: CandidateAccess): Promise<Page> {
  const page = new Page(learner);
  const { status, body } = await page.open();
  if (status !== 200) throw new Error(`Not opened: ${JSON.stringify(body)}`);
  return page;
}

/** All questions of a page with their options, also those that a forward-only exam has not shown yet. */
export async function unshownQuestions(app: Application, id: string): Promise<Data[]> {
  const [row] = await app.sql<{ arrangement: { questionId: string; optionIds: string[] }[] }>(
    'SELECT arrangement FROM attempts WHERE id = $1',
    [id],
  );
  return (row?.arrangement ?? []).map(({ questionId, optionIds }) => ({
    id: questionId,
    kind: optionIds.length > 0 ? 'MCQ' : 'DESCRIPTIVE',
    options: optionIds.map((optionId) => ({ id: optionId })),
  }));
}

/** Moves the deadline of an attempt. @param seconds from now, negative for the past */
export async function moveDeadline(app: Application, id: string, seconds: number): Promise<void> {
  const statement = `UPDATE attempts SET deadline_at = now() + make_interval(secs => $2) WHERE id = $1`;
  await app.sql(statement, [id, seconds]);
}

/** The stored responses of an attempt, by question. */
export async function storedResponses(app: Application, id: string): Promise<Map<string, Data>> {
  const rows = await app.sql<Data>('SELECT * FROM responses WHERE attempt_id = $1', [id]);
  return new Map(rows.map((row) => [row['question_id'] as string, row]));
}

/** The late responses of an attempt, in the order of its leases. */
export async function lateResponses(app: Application, id: string): Promise<Data[]> {
  const statement =
    'SELECT * FROM late_responses WHERE attempt_id = $1 ORDER BY epoch, question_id';
  return app.sql<Data>(statement, [id]);
}
