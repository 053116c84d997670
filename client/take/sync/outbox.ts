/**
 * What is typed, kept in this browser until the server has it: it outlives the page, a crash, a dead line.
 * Each change is written here before it is sent. A browser that keeps nothing (a private window, a full
 * disk) takes nothing away from saving: `isKept` says so, and the page tells it.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from '../api/api-types';

/** An answer that the server has not receipted, as it was typed under a lease. */
export interface KeptAnswer extends Entry {
  attemptId: string;
  epoch: number;
  /** It was too late for the paper, and the server keeps it aside; here it waits to be taken back into it. */
  isAside?: boolean;
}

/** When it was written, by the clock of this device. */
interface Dated {
  keptAt: number;
}

/** How far a lease had come. */
export interface KeptSitting {
  attemptId: string;
  epoch: number;
  /** Forward-only: the furthest place that was shown. */
  reached: number;
  /** When it was handed in here, in milliseconds by the server's clock, if no receipt has come. */
  handedInAt: number | null;
}

interface Schema extends DBSchema {
  answers: { key: [string, number, string]; value: KeptAnswer & Dated };
  sittings: { key: string; value: KeptSitting & Dated };
}

type Database = IDBPDatabase<Schema>;
/** What is to be written of one row; null: it goes. */
type Change =
  | { store: 'answers'; key: Schema['answers']['key']; value: Schema['answers']['value'] | null }
  | {
      store: 'sittings';
      key: Schema['sittings']['key'];
      value: Schema['sittings']['value'] | null;
    };

const NAME = 'examwright-take';
/** A browser that has not answered by then does not hold up anything. */
const PATIENCE_MS = 2_000;
/** What nobody came back for: a school's computer is everybody's. */
const MAX_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

export class Outbox {
  private database: Promise<Database> | null = null;
  /** By row: of several changes the last. */
  private readonly changes = new Map<string, Change>();
  private writing: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();
  private isWritten = true;

  /** @param name of the database: each browser has one */
  constructor(private readonly name = NAME) {}

  /** Whether what is typed outlives this page. */
  get isKept(): boolean {
    return this.isWritten;
  }

  /** Is told when that changes. @returns what ends it */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  keep(answer: KeptAnswer): void {
    this.change({ store: 'answers', key: keyOf(answer), value: { ...answer, keptAt: Date.now() } });
  }

  /** The server has it, or will never take it. */
  forget(answer: Pick<KeptAnswer, 'attemptId' | 'epoch' | 'questionId'>): void {
    this.change({ store: 'answers', key: keyOf(answer), value: null });
  }

  /** Unless a later lease of the same browser was noted. */
  note(sitting: KeptSitting): void {
    this.change({
      store: 'sittings',
      key: sitting.attemptId,
      value: { ...sitting, keptAt: Date.now() },
    });
  }

  /** It has ended: what its answers are still here for is told by themselves. */
  forgetSitting(attemptId: string): void {
    this.change({ store: 'sittings', key: attemptId, value: null });
  }

  /** Resolves when all that was said so far is written, or cannot be. */
  async settled(): Promise<void> {
    const written = this.write();
    // What keeps nothing holds nothing up.
    if (this.isWritten && (await inTime(written)) === LATE) this.told(false);
  }

  /** What an attempt still has here, in the order in which it was typed. */
  async answersOf(attemptId: string): Promise<KeptAnswer[]> {
    const range = (): IDBKeyRange => IDBKeyRange.bound([attemptId], [attemptId, []]);
    const found = await this.read(async (database) => database.getAll('answers', range()));
    const order = (a: KeptAnswer, b: KeptAnswer): number =>
      a.epoch - b.epoch || a.sequence - b.sequence;
    return (found ?? []).sort(order);
  }

  async sittingOf(attemptId: string): Promise<KeptSitting | null> {
    return (await this.read(async (database) => database.get('sittings', attemptId))) ?? null;
  }

  private change(change: Change): void {
    this.changes.set(JSON.stringify([change.store, change.key]), change);
    void this.write();
  }

  private async read<T>(ask: (database: Database) => Promise<T>): Promise<T | null> {
    await this.settled();
    try {
      const found = await inTime(this.open().then(ask));
      if (found !== LATE) return found;
    } catch {
      // Told below: whoever asks goes on without.
    }
    this.told(false);
    return null;
  }

  /** One write at a time; what comes meanwhile goes with the next, in one transaction. */
  private async write(): Promise<void> {
    if (!this.writing && this.changes.size > 0) this.writing = this.writeAll();
    return this.writing ?? undefined;
  }

  private async writeAll(): Promise<void> {
    try {
      while (this.changes.size > 0) await this.writeOnce([...this.changes]);
      this.told(true);
    } catch {
      // Tried again with the next change; the answers are in the page's memory, and are being sent.
      this.told(false);
    } finally {
      this.writing = null;
    }
  }

  private async writeOnce(rows: [string, Change][]): Promise<void> {
    const database = await this.open();
    await store(
      database,
      rows.map(([, change]) => change),
    );
    for (const [row, change] of rows)
      if (this.changes.get(row) === change) this.changes.delete(row);
  }

  private told(isWritten: boolean): void {
    if (this.isWritten === isWritten) return;
    this.isWritten = isWritten;
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
      // A browser may close it at any time, to make room.
      terminated: reopen,
    }).then(swept);
    try {
      return await this.database;
    } catch (error) {
      reopen();
      throw error;
    }
  }
}

/** Whatever cannot be swept stays till the next time. */
async function swept(database: Database): Promise<Database> {
  const limit = Date.now() - MAX_DAYS * DAY_MS;
  try {
    const all = database.transaction(['answers', 'sittings'], 'readwrite');
    for (const name of ['answers', 'sittings'] as const)
      for await (const row of all.objectStore(name))
        if (row.value.keptAt < limit) await row.delete();
    await all.done;
  } catch {
    // Told when something is written.
  }
  return database;
}

async function store(database: Database, changes: Change[]): Promise<void> {
  // Strict: it is on the disk, also when the machine's battery ends.
  const all = database.transaction(['answers', 'sittings'], 'readwrite', { durability: 'strict' });
  const requests = changes.map(async (change) => {
    if (change.store === 'answers') {
      const answers = all.objectStore('answers');
      return change.value ? answers.put(change.value) : answers.delete(change.key);
    }
    const sittings = all.objectStore('sittings');
    if (!change.value) return sittings.delete(change.key);
    const before = await sittings.get(change.key);
    return before && before.epoch > change.value.epoch ? null : sittings.put(change.value);
  });
  await Promise.all([...requests, all.done]);
}

function keyOf({
  attemptId,
  epoch,
  questionId,
}: Pick<KeptAnswer, 'attemptId' | 'epoch' | 'questionId'>): Schema['answers']['key'] {
  return [attemptId, epoch, questionId];
}

const LATE = Symbol('late');

async function inTime<T>(work: Promise<T>): Promise<T | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((done) => {
    timer = setTimeout(() => done(LATE), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
