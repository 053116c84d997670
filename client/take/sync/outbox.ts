/**
 * Stores answers in this browser (IndexedDB) until the server has them: they survive a reload, a crash
 * and a lost connection. Each change is written here before it is sent. Saving works without storage too
 * (a private window, a full disk): `isPersistent` is then false, and the page says so.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from '../api/api-types';

/** An answer without a receipt, as it was typed under a lease. */
export interface OutboxAnswer extends Entry {
  attemptId: string;
  epoch: number;
  /** The server has stored it as late; if the attempt goes on here, it can still go into the paper. */
  isAside?: boolean;
}

/** When the row was written, by the clock of this device. */
interface Dated {
  keptAt: number;
}

/** The progress of a sitting under one lease. */
export interface OutboxSitting {
  attemptId: string;
  epoch: number;
  /** Forward-only: the furthest question that was shown, from 0. */
  reached: number;
  /** When it was submitted here, in milliseconds by the server's clock; null: not, or a receipt came. */
  handedInAt: number | null;
}

interface Schema extends DBSchema {
  answers: { key: [string, number, string]; value: OutboxAnswer & Dated };
  sittings: { key: string; value: OutboxSitting & Dated };
}

type Database = IDBPDatabase<Schema>;
/** Names a version of an answer. */
type AnswerVersion = Pick<OutboxAnswer, 'attemptId' | 'epoch' | 'questionId' | 'sequence'>;
/** A change of one row; null deletes it. */
type Change =
  | {
      store: 'answers';
      key: Schema['answers']['key'];
      /** Of the answer that is stored or deleted. */
      sequence: number;
      value: Schema['answers']['value'] | null;
    }
  | {
      store: 'sittings';
      key: Schema['sittings']['key'];
      value: Schema['sittings']['value'] | null;
    };

const NAME = 'examwright-take';
/** A browser that is slower than this does not delay saving. */
const TIMEOUT_MS = 2_000;
/** Older rows are deleted: many people share a school's computer. */
const MAX_AGE_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

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
    const value = { ...answer, keptAt: Date.now() };
    this.change({ store: 'answers', key: keyOf(answer), sequence: answer.sequence, value });
  }

  /**
   * Deletes an answer that the server has, or will never take, or that goes on under another lease. A later one
   * stays: another tab of this browser may have typed on meanwhile.
   */
  deleteAnswer(answer: AnswerVersion): void {
    this.change({ store: 'answers', key: keyOf(answer), sequence: answer.sequence, value: null });
  }

  /** Stores the progress, unless a later lease of this browser is stored. */
  putSitting(sitting: OutboxSitting): void {
    this.change({
      store: 'sittings',
      key: sitting.attemptId,
      value: { ...sitting, keptAt: Date.now() },
    });
  }

  /** Deletes the progress of an ended attempt; its unsent answers stay. */
  deleteSitting(attemptId: string): void {
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
    const range = (): IDBKeyRange => IDBKeyRange.bound([attemptId], [attemptId, []]);
    const found = await this.read(async (database) => database.getAll('answers', range()));
    const order = (a: OutboxAnswer, b: OutboxAnswer): number =>
      a.epoch - b.epoch || a.sequence - b.sequence;
    return (found ?? []).sort(order);
  }

  async getSitting(attemptId: string): Promise<OutboxSitting | null> {
    return (await this.read(async (database) => database.get('sittings', attemptId))) ?? null;
  }

  private change(change: Change): void {
    this.changes.set(JSON.stringify([change.store, change.key]), change);
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
    this.database ??= openDB<Schema>(this.name, 1, {
      upgrade(database) {
        database.createObjectStore('answers', { keyPath: ['attemptId', 'epoch', 'questionId'] });
        database.createObjectStore('sittings', { keyPath: 'attemptId' });
      },
      // A browser may close the database at any time to free space.
      terminated: reopen,
    }).then(removeExpired);
    try {
      return await this.database;
    } catch (error) {
      reopen();
      throw error;
    }
  }
}

/** Rows that cannot be deleted stay until the next time. */
async function removeExpired(database: Database): Promise<Database> {
  const limit = Date.now() - MAX_AGE_DAYS * DAY_MS;
  try {
    const all = database.transaction(['answers', 'sittings'], 'readwrite');
    for (const name of ['answers', 'sittings'] as const)
      for await (const row of all.objectStore(name))
        if (row.value.keptAt < limit) await row.delete();
    await all.done;
  } catch {
    // The next write reports a broken database.
  }
  return database;
}

async function writeChanges(database: Database, changes: Change[]): Promise<void> {
  // Strict durability: the data are on the disk even if the battery dies.
  const all = database.transaction(['answers', 'sittings'], 'readwrite', { durability: 'strict' });
  const requests = changes.map(async (change) => {
    if (change.store === 'answers') {
      const answers = all.objectStore('answers');
      const before = await answers.get(change.key);
      if (before && before.sequence > change.sequence) return null;
      return change.value ? answers.put(change.value) : answers.delete(change.key);
    }
    const sittings = all.objectStore('sittings');
    if (!change.value) return sittings.delete(change.key);
    const before = await sittings.get(change.key);
    return before && before.epoch > change.value.epoch ? null : sittings.put(change.value);
  });
  await Promise.all([...requests, all.done]);
}

function keyOf({ attemptId, epoch, questionId }: AnswerVersion): Schema['answers']['key'] {
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
