/**
 * A crowd of candidates who save at intervals, each at a phase of their own, whether or not the
 * last response has arrived.
 */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A candidate with a running attempt. */
export interface SaverKnown {
  attemptId: string;
  token: string;
  /** The last acknowledged sequence of each question. */
  acknowledged: Map<string, number>;
  sequence: number;
}

export interface Crowd {
  /**
   * Milliseconds from when a save was due to its response: a slow server does not delay the next
   * one.
   */
  times: number[];
  /** Responses other than 200. */
  failures: number;
}

const EVERY_MS = 20_000;
/** Sentences of a growing essay: some hundred characters per save. */
const SENTENCE = 'A river that slows down lets its silt settle, and builds land of it. ';

/** @param questions ids of descriptive ones */
export class Savers {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

  constructor(
    private readonly url: URL,
    private readonly questions: readonly string[],
  ) {}

  /** Lets them save for that long; the first seconds are not counted. */
  async run(savers: readonly SaverKnown[], seconds: number, warmUp: number): Promise<Crowd> {
    const crowd: Crowd = { times: [], failures: 0 };
    const from = performance.now();
    await Promise.all(
      savers.map(async (saver, index) => {
        const phase = (index / savers.length) * EVERY_MS;
        const under: Promise<void>[] = [];
        for (let at = phase; at < (warmUp + seconds) * 1_000; at += EVERY_MS) {
          await sleep(Math.max(0, from + at - performance.now()));
          under.push(this.save(saver, from + at, at >= warmUp * 1_000 ? crowd : null));
        }
        await Promise.all(under);
      }),
    );
    return crowd;
  }

  close(): void {
    this.agent.destroy();
  }

  private async save(saver: SaverKnown, dueAt: number, crowd: Crowd | null): Promise<void> {
    saver.sequence += 1;
    const { sequence } = saver;
    const questionId = this.questions[sequence % this.questions.length] ?? '';
    const status = await this.put(saver, questionId, sequence).catch(() => 0);
    const { acknowledged } = saver;
    if (status === 200)
      acknowledged.set(questionId, Math.max(acknowledged.get(questionId) ?? 0, sequence));
    else if (crowd) crowd.failures += 1;
    crowd?.times.push(performance.now() - dueAt);
  }

  private async put(
    { attemptId, token }: SaverKnown,
    questionId: string,
    sequence: number,
  ): Promise<number> {
    const response = { text: SENTENCE.repeat(1 + (sequence % 8)) };
    const entries = [{ questionId, sequence, response, isFlagged: false }];
    const body = JSON.stringify({ epoch: 1, entries });
    return new Promise((done, failed) => {
      const sent = request(
        this.url,
        {
          agent: this.agent,
          method: 'PUT',
          path: `/attempts/${attemptId}/responses`,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          answer.resume();
          answer.once('end', () => done(answer.statusCode ?? 0));
        },
      );
      sent.once('error', failed);
      sent.end(body);
    });
  }
}
