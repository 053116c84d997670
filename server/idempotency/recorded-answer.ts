/** What the work of a call returned, as it is recorded: ids instead of records, and no text of a person. */
import { In, type EntityManager, type EntityMetadata, type ObjectLiteral } from 'typeorm';
import { open, seal } from '../core/access/secrets.js';
import { isId } from '../core/errors/validation.js';
import { idempotencyErrors } from '../core/idempotency/idempotency.errors.js';
import { OneTimeSecret } from '../core/idempotency/one-time-secret.js';

/** JSON, in which an object with the name `$record`, `$secret` or `$date` stands for another value. */
export type RecordedAnswer =
  | null
  | boolean
  | number
  | string
  | RecordedAnswer[]
  | { [name: string]: RecordedAnswer };

/** A record, by the table and the primary key. */
interface RecordReference {
  $record: string;
  key: Record<string, string>;
}

/** Between a call and its repetition. */
export interface AnswerContext {
  manager: EntityManager;
  /** Whom the records must belong to. */
  instituteId: string;
  /** Encrypts secrets. */
  secretKey: Buffer;
}

/**
 * @param value of entities, ids, numbers, times, secrets, and lists and objects of them
 * @throws Error for other texts, which the work must leave out: they can be about people
 */
export function toRecorded(value: unknown, context: AnswerContext): RecordedAnswer {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string' && isId(value)) return value;
  if (Array.isArray(value)) return value.map((entry) => toRecorded(entry, context));
  if (value instanceof Date) return { $date: value.toISOString() };
  if (value instanceof OneTimeSecret)
    return { $secret: seal(context.secretKey, JSON.stringify(value.value)) };
  const metadata = findMetadata(context.manager, value);
  if (metadata) return toReference(metadata, value as ObjectLiteral) as unknown as RecordedAnswer;
  if (isPlainObject(value)) {
    const given = Object.entries(value).filter(([, entry]) => entry !== undefined);
    return Object.fromEntries(given.map(([name, entry]) => [name, toRecorded(entry, context)]));
  }
  throw new Error(`Return ids or entities: an answer with a ${typeof value} cannot be recorded`);
}

/** @throws IDEMPOTENCY_ANSWER_GONE when a record was deleted, or the account is in another institute by now */
export async function fromRecorded(
  recorded: RecordedAnswer,
  context: AnswerContext,
): Promise<unknown> {
  const records = await readRecords(context, referencesIn(recorded));
  const restore = (part: RecordedAnswer): unknown => {
    if (part === null || typeof part !== 'object') return part;
    if (Array.isArray(part)) return part.map(restore);
    if (isReference(part)) return records.get(nameOf(part));
    if (typeof part['$date'] === 'string') return new Date(part['$date']);
    if (typeof part['$secret'] === 'string')
      return new OneTimeSecret(JSON.parse(open(context.secretKey, part['$secret'])) as string);
    return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, restore(entry)]));
  };
  return restore(recorded);
}

function findMetadata({ dataSource }: EntityManager, value: unknown): EntityMetadata | null {
  const type = typeof value === 'object' ? value?.constructor : undefined;
  return type && dataSource.hasMetadata(type) ? dataSource.getMetadata(type) : null;
}

function toReference(metadata: EntityMetadata, record: ObjectLiteral): RecordReference {
  return {
    $record: metadata.tableName,
    key: metadata.getEntityIdMap(record) as RecordReference['key'],
  };
}

function isReference(part: object): part is RecordReference {
  return '$record' in part;
}

/** The database may have stored the names of a key in another order. */
function nameOf({ $record, key }: RecordReference): string {
  return JSON.stringify([$record, ...Object.entries(key).sort()]);
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function referencesIn(part: RecordedAnswer): RecordReference[] {
  if (part === null || typeof part !== 'object') return [];
  if (isReference(part)) return [part];
  return Object.values(part).flatMap(referencesIn);
}

/** Reads the records of each table at once. @returns them by their names */
async function readRecords(
  { manager, instituteId }: AnswerContext,
  references: RecordReference[],
): Promise<Map<string, ObjectLiteral>> {
  const found = new Map<string, ObjectLiteral>();
  for (const table of new Set(references.map(({ $record }) => $record))) {
    const keys = references.filter(({ $record }) => $record === table).map(({ key }) => key);
    const metadata = manager.dataSource.entityMetadatas.find(
      ({ tableName }) => tableName === table,
    );
    if (!metadata) throw idempotencyErrors.IDEMPOTENCY_ANSWER_GONE();
    const [column = '', ...others] = Object.keys(keys[0] ?? {});
    const where = others.length === 0 ? { [column]: In(keys.map((key) => key[column])) } : keys;
    for (const record of await manager.find<ObjectLiteral>(metadata.target, { where }))
      found.set(nameOf(toReference(metadata, record)), record);
  }
  for (const reference of references) {
    const record = found.get(nameOf(reference));
    if (!record || (record['instituteId'] ?? instituteId) !== instituteId)
      throw idempotencyErrors.IDEMPOTENCY_ANSWER_GONE();
  }
  return found;
}
