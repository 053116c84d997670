import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvHeader, csvRow } from './csv.js';
import { cellSafe, couldRun, defused } from './safe-text.js';

describe('a text that could run', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '  =1',
    '\u00a0=1',
    '\ufeff=1',
    '\u200b+1',
    '\u202e@x',
    '\u0000=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '−1',
    "=cmd|' /C calc'!A0",
  ])('%j is defused by an apostrophe', (text) => {
    expect(couldRun(text)).toBe(true);
    expect(defused(text)).toBe(`'${text}`);
  });

  it.each(['Ada', '1-1', 'a=b', 'x@example.org', '', ' ', '«=»', "'=1", '१२३', '日本', '🎓'])(
    '%j is left as it is',
    (text) => {
      expect(defused(text)).toBe(text);
    },
  );
});

describe('a text in which a cell could begin', () => {
  it.each([
    ['a;=1', "a;'=1"],
    ['a; "-1"', `a; "'-1"`],
    ['list:\n- one\n\t+ two', "list:\n'- one\n\t'+ two"],
    [';\u200b＝1;@x', "';\u200b'＝1;'@x".slice(1)],
  ])('%j is defused within', (text, safe) => {
    expect(defused(text)).toBe(safe);
  });

  it('is left as it is where none could, and takes no time', () => {
    expect(defused('a; b, =c\nx - y')).toBe('a; b, =c\nx - y');
    const long = '\n;'.repeat(16_000);
    expect(defused(long)).toBe(`'${long}`);
  });
});

describe('a text made fit for a cell', () => {
  it('has one sort of line breaks, and no characters that XML has not', () => {
    expect(cellSafe('a\r\nb\rc\nd\te')).toBe('a\nb\nc\nd\te');
    expect(cellSafe('\u0001\u000b\u001f\uffff\ud800x')).toBe('\ufffd\ufffd\ufffd\ufffd\ufffdx');
  });

  it('is cut where it is longer than a cell, says so, and cuts no character in two', () => {
    expect(cellSafe('x'.repeat(32_767))).toHaveLength(32_767);
    const cut = cellSafe('🎓'.repeat(20_000));
    expect(cut.length).toBeLessThanOrEqual(32_767);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut).toMatch(/^(🎓)+… \(cut: it has 40000 characters\)$/u);
  });
});

describe('CSV', () => {
  const columns = [
    { header: '=Name, "quoted"', kind: 'TEXT', width: 1 },
    { header: 'Score', kind: 'NUMBER', width: 1 },
    { header: 'At', kind: 'TIME', width: 1 },
  ] as const;

  it('begins with the mark, quotes what needs it, and ends lines as RFC 4180 has it', () => {
    expect(csvHeader(columns)).toBe('\ufeff"\'=Name, ""quoted""",Score,At\r\n');
  });

  it('takes numbers for ours, and texts for anybody’s', () => {
    const at = Date.UTC(2026, 10, 22, 9, 30);
    expect(csvRow(['-1', -1.5, at], columns)).toBe("'-1,-1.5,2026-11-22 09:30:00\r\n");
    expect(csvRow([null, null, null], columns)).toBe(',,\r\n');
    expect(csvRow(['a\nb', 0, null], columns)).toBe('"a\nb",0,\r\n');
  });

  it.each([';', '\t', ','])('begins no cell with a sign where %j separates', (delimiter) => {
    const texts = [
      '=1;=2',
      'a\t=1',
      'a;"=1',
      '";=1',
      'a\n=1',
      'a\r\n+1',
      '"\n"-1',
      '; @x;;\t=y',
      'a"";\n;"-b',
    ];
    const row = columns.map(({ header }) => ({ header, kind: 'TEXT', width: 1 }) as const);
    const csv = csvHeader(row) + texts.map((text) => csvRow(['Ada', text, text], row)).join('');
    const rows = parse(csv, {
      bom: true,
      delimiter,
      recordDelimiter: ['\r\n', '\n'],
      relaxQuotes: true,
      relaxColumnCount: true,
    });
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
  });

  it('quotes whatever separates anywhere', () => {
    for (const text of ['a;b', 'a\tb', 'a,b', 'a"b', 'a\nb'])
      expect(csvRow([text, null, null], columns)).toBe(`"${text.replace('"', '""')}",,\r\n`);
  });
});
