/**
 * What differs from run to run, and what stands for it in the recording. Everything else is recorded and compared
 * literally, and so are ids and times of the recorded database:
 *
 * - `<id 1>`: ids are random. The same record has the same number in all answers, by its first appearance.
 * - `<hash 1>`: hashes of papers are salted, those of answers include ids. Salts look like hashes. Numbered likewise.
 * - `<code 1>`: codes of exams are random. Numbered likewise, with or without hyphens.
 * - `<event 1>`: events are numbered by a sequence, which also counts what was rolled back. Numbered likewise.
 * - `<time>`: a time of the run. Times in the recorded database are earlier, or in the next century.
 * - `<seconds>`: how long an attempt took that was submitted now.
 * - `<link>`: the token of a new candidate, which has their id in it.
 * - `<signed ..>`: a receipt that the run signed. Its content is compared, its signature is not: ids and times differ.
 * - `<cursor ..>`: the position of a new row: its time, and its id.
 * - `<return code>`: random, like codes of exams, and not numbered with them.
 * - `<request>`: the id of a request, which some errors name.
 *
 * The costs of operations are left out: clients do not read them.
 */
const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?/g;
const HASH = /\b[0-9a-f]{64}\b/g;
const SIGNATURE = /\bey[\w-]+\.([\w-]{100,})\.[\w-]+/g;
const LINK = /(?<=\/take#|^)[\w-]{54}$/g;
const HYPHENED_CODE = /\b(?:[2-9A-HJKMNP-TV-Z]{4}-){1,3}[2-9A-HJKMNP-TV-Z]{4}\b/g;
const CODE_IN_URL = /(?<=\/take\/)[2-9A-HJKMNP-TV-Z]{8}$/g;
const CURSORS = new Set(['cursor', 'startCursor', 'endCursor']);
/** Of a list of events: a time in microseconds, and an id. */
const EVENT_CURSOR = /^(\d+)\.(\d+)$/;
const NEXT_CENTURY = '2100';

export class Placeholders {
  private readonly numbers = new Map<string, Map<string, number>>();
  /** When the run began. Times in files have no seconds. */
  private readonly since = new Date(Math.floor(Date.now() / 60_000) * 60_000);

  /** @param content of the recorded database, as text */
  constructor(private readonly content: string) {}

  /** @returns the value with placeholders. The order of fields stays, since clients could depend on it. */
  replace(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return this.text(value, name);
    if (Array.isArray(value)) return value.map((one) => this.replace(one));
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([key, inner]) => !isCost(key, inner));
    const fields = kept.map(([key, inner]) => [key, this.field(key, inner, value)]);
    return Object.fromEntries(fields) as unknown;
  }

  private field(key: string, value: unknown, around: object): unknown {
    if (key === 'secondsTaken' && typeof value === 'number' && this.isAt('submittedAt', around))
      return '<seconds>';
    // Entries of the audit log have an action; events of an exam have none.
    const list = 'action' in around ? 'audit event' : 'event';
    if (key === 'id' && typeof value === 'string' && /^\d+$/.test(value) && this.isAt('at', around))
      return this.numbered(list, value);
    return this.replace(value, key);
  }

  private text(text: string, name: string): string {
    if (name === 'requestId') return '<request>';
    if (name === 'returnCode') return '<return code>';
    if (CURSORS.has(name)) return this.cursor(text);
    const [, microseconds] = (name === 'next' && EVENT_CURSOR.exec(text)) || [];
    if (Number(microseconds) / 1_000 >= this.since.getTime()) return '<cursor of an event>';
    const unsigned = text
      .replace(SIGNATURE, (all, payload: string) =>
        this.isInFixture(all) ? all : `<signed ${this.plain(decoded(payload))}>`,
      )
      .replace(LINK, (token) => (this.isKnownLink(token) ? token : '<link>'));
    return this.plain(unsigned);
  }

  private plain(text: string): string {
    const code = (one: string): string => this.numbered('code', one.replaceAll('-', ''), one);
    return text
      .replace(ID, (id) => this.numbered('id', id))
      .replace(HASH, (hash) => this.numbered('hash', hash))
      .replace(HYPHENED_CODE, code)
      .replace(CODE_IN_URL, code)
      .replace(TIME, (time) => (this.isNow(time) ? '<time>' : time));
  }

  /** @param text as the answer writes the value: a code may have hyphens */
  private numbered(kind: string, value: string, text = value): string {
    if (!kind.endsWith('event') && (this.isInFixture(value) || this.isInFixture(text))) return text;
    const numbers = this.numbers.get(kind) ?? new Map<string, number>();
    this.numbers.set(kind, numbers);
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return `<${kind} ${number}>`;
  }

  private cursor(text: string): string {
    const [id] = decoded(text).match(ID) ?? [];
    return id !== undefined && !this.isInFixture(id)
      ? `<cursor of ${this.numbered('id', id)}>`
      : text;
  }

  private isAt(name: string, around: object): boolean {
    const time: unknown = Object.entries(around).find(([key]) => key === name)?.[1];
    return typeof time === 'string' && this.isNow(time);
  }

  private isNow(time: string): boolean {
    const date = new Date(`${time.replace(' ', 'T').replace(/Z$/, '')}Z`);
    return date >= this.since && time < NEXT_CENTURY;
  }

  private isKnownLink(token: string): boolean {
    const hex = Buffer.from(token, 'base64url').toString('hex', 0, 16);
    return this.isInFixture(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
  }

  private isInFixture(text: string): boolean {
    return this.content.includes(text);
  }
}

const decoded = (base64: string): string => Buffer.from(base64, 'base64url').toString();

/** Errors also have `extensions`, with their codes, which are recorded. */
const isCost = (key: string, value: unknown): boolean =>
  key === 'extensions' && typeof value === 'object' && value !== null && 'cost' in value;
