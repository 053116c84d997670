/** The recording: how its file is read and written. */
import { createHash } from 'node:crypto';
import { read } from '../sources.js';
import type { RecordedAnswer } from './recorder.js';

/** Its path. */
export const RECORDING = 'test/data/recorded-walk-5301765a.json';

export interface Recording {
  /** GraphQL documents by name. They ask for all fields that the schema of that commit had. */
  documents: Record<string, string>;
  answers: RecordedAnswer[];
}

/**
 * As in the file. A value that occurs in several places is written once, as a part, and `#` with the part's name stands
 * for it. The name is a hash of the value: if parts were numbered, one more would renumber those that follow, and the
 * diff of one changed answer would fill the file. A status of 200 is left out.
 */
interface WrittenRecording extends Recording {
  parts: Record<string, unknown>;
}

/** Of its JSON. Shorter values are easier to read where they occur. */
const MIN_PART_LENGTH = 24;
const REFERENCE = /^#([0-9a-f]{10})$/;

export function readRecording(): Recording {
  const { documents, parts, answers } = JSON.parse(read(RECORDING)) as WrittenRecording;
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    const [, name] = (typeof value === 'string' && REFERENCE.exec(value)) || [];
    if (name !== undefined) return expand(parts[name]);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, inner]) => [key, expand(inner)]);
    return Object.fromEntries(fields) as unknown;
  };
  return {
    documents,
    answers: answers.map((answer) => {
      const { label, status = 200, headers, body } = expand(answer) as Partial<RecordedAnswer>;
      return { label: label ?? '', status, ...(headers && { headers }), body };
    }),
  };
}

/** @returns the text of the file, with one part or answer a line, and parts sorted by their names */
export function writeRecording({ documents, answers }: Recording): string {
  const parts = new Parts(answers);
  const answerLines = answers.map(({ label, status, ...more }) =>
    parts.write({ label, ...(status !== 200 && { status }), ...more }),
  );
  const documentLines = Object.entries(documents).map(
    ([name, text]) => `"${name}":${JSON.stringify(text)}`,
  );
  const list = (lines: string[]): string => lines.join(',\n');
  return `{"documents":{
${list(documentLines)}},
"parts":{
${list(parts.lines())}},
"answers":[
${list(answerLines)}]}
`;
}

/** The parts of answers, collected while the answers are written. */
class Parts {
  private readonly counts: Map<string, number>;
  /** By name: the JSON of the whole value, and as written, with references in it. */
  private readonly written = new Map<string, { json: string; line: string }>();

  constructor(answers: readonly RecordedAnswer[]) {
    this.counts = countOccurrences(answers);
  }

  /** @returns JSON with references to parts */
  write(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map((one) => this.refer(one)).join(',')}]`;
    const fields = Object.entries(value).map(
      ([key, one]) => `${JSON.stringify(key)}:${this.refer(one)}`,
    );
    return `{${fields.join(',')}}`;
  }

  lines(): string[] {
    return [...this.written].map(([name, { line }]) => `"${name}":${line}`).toSorted();
  }

  /** @throws if two values have the same hash, or if a text looks like a reference */
  private refer(value: unknown): string {
    const json = JSON.stringify(value);
    if (typeof value === 'string' && REFERENCE.test(value))
      throw new Error(`A text of an answer looks like a reference to a part: ${value}`);
    if (json.length < MIN_PART_LENGTH || this.counts.get(json) === 1) return this.write(value);
    const name = createHash('sha256').update(json).digest('hex').slice(0, 10);
    const known = this.written.get(name);
    if (known && known.json !== json) throw new Error(`Two parts have the hash ${name}`);
    if (!known) this.written.set(name, { json, line: this.write(value) });
    return `"#${name}"`;
  }
}

/** How often each value occurs, by its JSON. Values inside one that has occurred before are not counted again. */
function countOccurrences(answers: readonly RecordedAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    const json = JSON.stringify(value);
    const before = counts.get(json) ?? 0;
    counts.set(json, before + 1);
    if (before === 0 && typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) count(inner);
  };
  count(answers);
  return counts;
}
