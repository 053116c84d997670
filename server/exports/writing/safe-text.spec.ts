import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvHeader, csvRows } from './csv.js';
import { fitForCell, looksLikeFormula, escapeFormulas } from './safe-text.js';

describe('a text that looks like a formula', () => {
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
  ])('%j is escaped by an apostrophe', (text) => {
    expect(looksLikeFormula(text)).toBe(true);
    expect(escapeFormulas(text)).toBe(`'${text}`);
  });

  it.each(['Ada', '1-1', 'a=b', 'x@example.org', '', ' ', '«=»', "'=1", '१२३', '日本', '🎓'])(
    '%j is left as it is',
    (text) => {
      expect(escapeFormulas(text)).toBe(text);
    },
  );
});

describe('a text in which a program could begin a new cell', () => {
  it.each([
    ['a;=1', "a;'=1"],
    ['a; "-1"', `a; "'-1"`],
    ['list:\n- one\n\t+ two', "list:\n'- one\n\t'+ two"],
    [';\u200b＝1;@x', "';\u200b'＝1;'@x".slice(1)],
  ])('%j is escaped at each possible beginning', (text, safe) => {
    expect(escapeFormulas(text)).toBe(safe);
  });

  it('is unchanged without such a place, and is checked in linear time', () => {
    expect(escapeFormulas('a; b, =c\nx - y')).toBe('a; b, =c\nx - y');
    const long = '\n;'.repeat(16_000);
    expect(escapeFormulas(long)).toBe(`'${long}`);
  });
});

describe('a text that is made fit for a cell', () => {
  it('has one kind of line breaks, and no characters that XML forbids', () => {
    expect(fitForCell('a\r\nb\rc\nd\te')).toBe('a\nb\nc\nd\te');
    expect(fitForCell('\u0001\u000b\u001f\uffff\ud800x')).toBe('\ufffd\ufffd\ufffd\ufffd\ufffdx');
  });

  it('is cut between characters when it is too long, with a note', () => {
    expect(fitForCell('x'.repeat(32_767))).toHaveLength(32_767);
    const cut = fitForCell('🎓'.repeat(20_000));
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

  it('begins with a byte order mark, and quotes and ends lines by RFC 4180', () => {
    expect(csvHeader(columns)).toBe('\ufeff"\'=Name, ""quoted""",Score,At\r\n');
  });

  it('escapes texts, and not numbers', () => {
    const at = Date.UTC(2026, 10, 22, 9, 30);
    expect(csvRows([['-1', -1.5, at]], columns)).toBe("'-1,-1.5,2026-11-22 09:30:00\r\n");
    expect(csvRows([[null, null, null]], columns)).toBe(',,\r\n');
    expect(csvRows([['a\nb', 0, null]], columns)).toBe('"a\nb",0,\r\n');
  });

  it.each([';', '\t', ','])(
    'begins no cell with the sign of a formula for the separator %j',
    (delimiter) => {
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
      const lines = texts.map((text) => ['Ada', text, text]);
      const csv = csvHeader(row) + csvRows(lines, row);
      const rows = parse(csv, {
        bom: true,
        delimiter,
        recordDelimiter: ['\r\n', '\n'],
        relaxQuotes: true,
        relaxColumnCount: true,
      });
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
    },
  );

  it('writes parts that can be appended: each line is complete, and no row is no line', () => {
    const parts = [[['a', 1, null]], [], [['b', 2, null]]].map((rows) => csvRows(rows, columns));
    expect(parts).toEqual(['a,1,\r\n', '', 'b,2,\r\n']);
  });

  it('quotes texts with any separator, or with blanks at an end', () => {
    for (const text of ['a;b', 'a\tb', 'a,b', 'a"b', 'a\nb', ' a', 'a\u00a0'])
      expect(csvRows([[text, null, null]], columns)).toBe(`"${text.replace('"', '""')}",,\r\n`);
  });
});
