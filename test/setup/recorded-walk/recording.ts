/** The recording: how its file is written, and read. */
import { read } from '../sources.js';
import type { RecordedAnswer } from './walk.js';

/** Its path. */
export const RECORDING = 'test/data/recorded-walk-5301765a.json';

export interface Recording {
  /** GraphQL documents by name. They ask for all fields that the schema of that commit had. */
  documents: Record<string, string>;
  answers: RecordedAnswer[];
}

/** As in the file: whatever occurs in several places is a part, and the text "#3" stands for it. A status of 200 is left out. */
interface WrittenRecording extends Recording {
  parts: unknown[];
}

/** Shorter ones are not worth a line of their own. */
const MIN_PART = 12;
const PART = /^#(\d+)$/;

export function readRecording(): Recording {
  const { documents, parts, answers } = JSON.parse(read(RECORDING)) as WrittenRecording;
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    const [, place] = (typeof value === 'string' && PART.exec(value)) || [];
    if (place !== undefined) return whole(parts[Number(place)]);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, inner]) => [key, whole(inner)]);
    return Object.fromEntries(fields) as unknown;
  };
  return {
    documents,
    answers: answers.map((one) => {
      const { label, status = 200, headers, body } = whole(one) as Partial<RecordedAnswer>;
      return { label: label ?? '', status, ...(headers && { headers }), body };
    }),
  };
}

/** The text of the file, with one part and one answer a line. */
export function writeRecording({ documents, answers }: Recording): string {
  const counts = countsIn(answers);
  const parts: string[] = [];
  const places = new Map<string, number>();
  const written = (value: unknown): string => {
    const text = JSON.stringify(value);
    if (typeof value === 'string' && PART.test(value)) throw new Error(`No part is ${value}`);
    if (text.length < MIN_PART || counts.get(text) === 1) return inside(value);
    let place = places.get(text);
    if (place === undefined) {
      place = parts.push('') - 1;
      places.set(text, place);
      parts[place] = inside(value);
    }
    return `"#${place}"`;
  };
  const inside = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
    const fields = Object.entries(value).map(
      ([key, one]) => `${JSON.stringify(key)}:${written(one)}`,
    );
    return `{${fields.join(',')}}`;
  };
  const lines = answers.map(({ label, status, ...more }) =>
    inside({ label, ...(status !== 200 && { status }), ...more }),
  );
  const named = Object.entries(documents).map(
    ([name, text]) => `"${name}":${JSON.stringify(text)}`,
  );
  const list = (texts: string[]): string => texts.join(',\n');
  return `{"documents":{\n${list(named)}},\n"parts":[\n${list(parts)}],\n"answers":[\n${list(lines)}]}\n`;
}

/** How often each text and each object occurs, as JSON; what is within one that was seen is not counted again. */
function countsIn(answers: readonly RecordedAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    const text = JSON.stringify(value);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    if (before === 0 && typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) count(inner);
  };
  count(answers);
  return counts;
}
