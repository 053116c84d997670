/**
 * Stores answers in this browser (IndexedDB) until the server has them: they survive a reload, a crash
 * and a lost connection. Each change is written here before it is sent. Saving works without storage too
 * (a private window, a full disk): `isPersistent` is then false, and the page says so.
 */
import {
  openTakeDatabase,
  rangeOf,
  writeChanges,
  type Change,
  type Database,
} from './take-database';
import type { BegunAttempt, OutboxAnswer, OutboxSitting, StoredAnswer } from './stored-rows';

/** Names a version of an answer. */
type AnswerVersion = Pick<OutboxAnswer, 'attemptId' | 'epoch' | 'questionId' | 'sequence'>;

const NAME = 'examwright-take';
/** A browser that is slower than this does not delay saving. */
const TIMEOUT_MS = 2_000;

export class Outbox {
  private database: Promise<Database> | null = null;
  /** The last change of each row. */
  private readonly changes = new Map<string, Change>();
  private writing: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();
  private canWrite = true;

  /** @param name of the database */
  constructor(private readonly name = NAME) {}

  /** Whether answers outlive this page. */
  get isPersistent(): boolean {
    return this.canWrite;
  }

  /** Calls the listener when `isPersistent` changes. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Stores an answer, unless a later one of its lease is stored. */
  putAnswer(answer: OutboxAnswer): void {
    const { sequence } = answer;
    this.change({ store: 'answers', key: keyOf(answer), sequence, value: answer });
  }

  /**
   * Deletes an answer that the server has, or will never take, or that goes on under another lease. A later one
   * stays: another tab of this browser may have typed on meanwhile.
   */
  deleteAnswer(answer: AnswerVersion): void {
    this.change({ store: 'answers', key: keyOf(answer), sequence: answer.sequence, value: null });
  }

  /** The server has the answer: in one transaction it leaves the outbox and becomes a confirmed one. */
  confirmAnswer(answer: AnswerVersion, stored: StoredAnswer): void {
    const { attemptId, questionId } = stored;
    this.change({ store: 'confirmed', key: [attemptId, questionId], value: stored });
    this.deleteAnswer(answer);
  }

  /** Stores a begun attempt, so that a reload goes on without a connection. */
  putBegun(begun: BegunAttempt): void {
    this.change({ store: 'papers', key: begun.attemptId, value: begun });
  }

  /**
   * Another page goes on with the attempt, so a reload of this one must not.
   * @param epoch of the page: what a later lease of this browser has stored stays
   */
  deleteBegun(attemptId: string, epoch: number): void {
    this.change({ store: 'papers', key: attemptId, value: null, epoch });
  }

  /** The begun attempts of a link, with the answers that the server has confirmed since. */
  async getBegun(link: string): Promise<{ begun: BegunAttempt; confirmed: StoredAnswer[] }[]> {
    const found = await this.read(async (database) => {
      const papers = await database.getAllFromIndex('papers', 'link', link);
      return Promise.all(
        papers.map(async (begun) => ({
          begun,
          confirmed: await database.getAll('confirmed', rangeOf(begun.attemptId)),
        })),
      );
    });
    return found ?? [];
  }

  /** How many begun attempts this browser has, of any link. */
  async countBegun(): Promise<number> {
    return (await this.read(async (database) => database.count('papers'))) ?? 0;
  }

  /** Stores the progress, unless a later lease of this browser is stored. */
  putSitting(sitting: OutboxSitting): void {
    this.change({ store: 'sittings', key: sitting.attemptId, value: sitting });
  }

  /** Deletes the paper and the progress of an ended attempt; its unsent answers stay. */
  deleteSitting(attemptId: string): void {
    this.deleteBegun(attemptId, Infinity);
    this.change({ store: 'sittings', key: attemptId, value: null });
  }

  /** Resolves when all changes so far are written, or cannot be. */
  async flush(): Promise<void> {
    const written = this.write();
    // Without storage there is nothing to wait for.
    if (this.canWrite && (await withTimeout(written)) === TIMED_OUT) this.setPersistent(false);
  }

  /** The unsent answers of an attempt, in the order in which they were typed. */
  async getAnswers(attemptId: string): Promise<OutboxAnswer[]> {
    const found = await this.read(async (database) =>
      database.getAll('answers', rangeOf(attemptId)),
    );
    const order = (a: OutboxAnswer, b: OutboxAnswer): number =>
      a.epoch - b.epoch || a.sequence - b.sequence;
    return (found ?? []).sort(order);
  }

  async getSitting(attemptId: string): Promise<OutboxSitting | null> {
    return (await this.read(async (database) => database.get('sittings', attemptId))) ?? null;
  }

  private change(change: Change): void {
    const row = JSON.stringify([change.store, change.key]);
    // The last change comes last.
    this.changes.delete(row);
    this.changes.set(row, change);
    void this.write();
  }

  private async read<T>(query: (database: Database) => Promise<T>): Promise<T | null> {
    await this.flush();
    try {
      const found = await withTimeout(this.open().then(query));
      if (found !== TIMED_OUT) return found;
    } catch {
      // Reported below; the caller goes on without the data.
    }
    this.setPersistent(false);
    return null;
  }

  /** One write at a time; later changes go together into the next transaction. */
  private async write(): Promise<void> {
    if (!this.writing && this.changes.size > 0) this.writing = this.writeAll();
    return this.writing ?? undefined;
  }

  private async writeAll(): Promise<void> {
    try {
      while (this.changes.size > 0) await this.writeOnce([...this.changes]);
      this.setPersistent(true);
    } catch {
      // The next change retries; the answers are in memory and are being sent.
      this.setPersistent(false);
    } finally {
      this.writing = null;
    }
  }

  private async writeOnce(rows: [string, Change][]): Promise<void> {
    const database = await this.open();
    await writeChanges(
      database,
      rows.map(([, change]) => change),
    );
    for (const [row, change] of rows)
      if (this.changes.get(row) === change) this.changes.delete(row);
  }

  private setPersistent(isWritten: boolean): void {
    if (this.canWrite === isWritten) return;
    this.canWrite = isWritten;
    for (const listener of this.listeners) listener();
  }

  private async open(): Promise<Database> {
    const reopen = (): void => {
      this.database = null;
    };
    this.database ??= openTakeDatabase(this.name, reopen);
    try {
      return await this.database;
    } catch (error) {
      reopen();
      throw error;
    }
  }
}

function keyOf({ attemptId, epoch, questionId }: AnswerVersion): [string, number, string] {
  return [attemptId, epoch, questionId];
}

const TIMED_OUT = Symbol('late');

async function withTimeout<T>(work: Promise<T>): Promise<T | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof TIMED_OUT>((done) => {
    timer = setTimeout(() => done(TIMED_OUT), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
