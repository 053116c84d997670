/** The database of the candidate's page in this browser (IndexedDB): its stores, and how changes are written. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { BegunAttempt, OutboxAnswer, OutboxSitting, StoredAnswer } from './stored-rows';

/** When the row was written, by the clock of this device. */
interface Dated {
  keptAt: number;
}

interface Schema extends DBSchema {
  answers: { key: [string, number, string]; value: OutboxAnswer & Dated };
  sittings: { key: string; value: OutboxSitting & Dated };
  papers: { key: string; value: BegunAttempt & Dated; indexes: { link: string } };
  confirmed: { key: [string, string]; value: StoredAnswer & Dated };
}

type Store = 'answers' | 'sittings' | 'papers' | 'confirmed';
export type Database = IDBPDatabase<Schema>;
type Writing = IDBPTransaction<Schema, Store[], 'readwrite'>;

/** A change of one row; null deletes it. */
export type Change =
  | {
      store: 'answers';
      key: Schema['answers']['key'];
      /** Of the answer that is stored or deleted. */
      sequence: number;
      value: OutboxAnswer | null;
    }
  | { store: 'sittings'; key: string; value: OutboxSitting | null }
  | { store: 'papers'; key: string; value: BegunAttempt }
  /** Deletes the paper with the confirmed answers, unless a page with a later lease has stored it. */
  | { store: 'papers'; key: string; value: null; epoch: number }
  | { store: 'confirmed'; key: Schema['confirmed']['key']; value: StoredAnswer };

const STORES: Store[] = ['answers', 'sittings', 'papers', 'confirmed'];
const VERSION = 2;
/** Older rows are deleted: many people share a school's computer. */
const MAX_AGE_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** @param onClose the browser closed the database, to free space or because a newer page needs to change it */
export async function openTakeDatabase(name: string, onClose: () => void): Promise<Database> {
  const database = await openDB<Schema>(name, VERSION, {
    upgrade(upgraded, oldVersion) {
      if (oldVersion < 1) {
        upgraded.createObjectStore('answers', { keyPath: ['attemptId', 'epoch', 'questionId'] });
        upgraded.createObjectStore('sittings', { keyPath: 'attemptId' });
      }
      upgraded.createObjectStore('papers', { keyPath: 'attemptId' }).createIndex('link', 'link');
      upgraded.createObjectStore('confirmed', { keyPath: ['attemptId', 'questionId'] });
    },
    blocking(_current, _next, event) {
      (event.target as unknown as IDBDatabase).close();
      onClose();
    },
    terminated: onClose,
  });
  return removeExpired(database);
}

/** All rows of an attempt in a store whose keys begin with its id. */
export const rangeOf = (attemptId: string): IDBKeyRange =>
  IDBKeyRange.bound([attemptId], [attemptId, []]);

/** Rows that cannot be deleted stay until the next time. */
async function removeExpired(database: Database): Promise<Database> {
  const limit = Date.now() - MAX_AGE_DAYS * DAY_MS;
  try {
    const all = database.transaction(STORES, 'readwrite');
    for (const name of STORES)
      for await (const row of all.objectStore(name))
        if (row.value.keptAt < limit) await row.delete();
    await all.done;
  } catch {
    // The next write reports a broken database.
  }
  return database;
}

/** Writes all changes in one transaction, one after the other. */
export async function writeChanges(database: Database, changes: Change[]): Promise<void> {
  // Strict durability: the data are on the disk even if the battery dies.
  const all = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  for (const change of changes) await writeChange(all, change);
  await all.done;
}

async function writeChange(all: Writing, change: Change): Promise<void> {
  const keptAt = Date.now();
  switch (change.store) {
    case 'answers': {
      const answers = all.objectStore('answers');
      const before = await answers.get(change.key);
      if (before && before.sequence > change.sequence) return;
      if (change.value) await answers.put({ ...change.value, keptAt });
      else await answers.delete(change.key);
      return;
    }
    case 'confirmed': {
      const confirmed = all.objectStore('confirmed');
      const before = await confirmed.get(change.key);
      if (!before || !isLater(before, change.value))
        await confirmed.put({ ...change.value, keptAt });
      return;
    }
    case 'papers': {
      const papers = all.objectStore('papers');
      const before = await papers.get(change.key);
      const epoch = change.value ? change.value.sitting.attempt.epoch : change.epoch;
      // Another tab of this browser has taken the attempt over.
      if (before && before.sitting.attempt.epoch > epoch) return;
      if (change.value) await papers.put({ ...change.value, keptAt });
      else {
        await papers.delete(change.key);
        await all.objectStore('confirmed').delete(rangeOf(change.key));
      }
      return;
    }
    case 'sittings': {
      const sittings = all.objectStore('sittings');
      const before = change.value && (await sittings.get(change.key));
      if (!change.value) await sittings.delete(change.key);
      else if (!before || before.epoch <= change.value.epoch)
        await sittings.put({ ...change.value, keptAt });
    }
  }
}

/** Whether a stored answer is later than another one to its question. */
export function isLater(
  one: Pick<StoredAnswer, 'epoch' | 'sequence'>,
  other: Pick<StoredAnswer, 'epoch' | 'sequence'>,
): boolean {
  return one.epoch > other.epoch || (one.epoch === other.epoch && one.sequence > other.sequence);
}
