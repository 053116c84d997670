import { describe, expect, it } from 'vitest';
import { readPeopleText } from './people-text.js';

const ids = { externalId: null, rollNumber: null };
const ada = { name: 'Ada Byron', email: 'ada@example.org', ...ids };
const bob = { name: 'Bob', email: 'bob@example.org', ...ids };

describe('a line', () => {
  it.each([
    'Ada Byron <ada@example.org>',
    '  "Ada Byron"   <ADA@example.org> ',
    'Byron, Ada <ada@example.org>',
    '"Byron, Ada" <ada@example.org>',
    'Ada Byron, ada@example.org',
    'Ada Byron; ada@example.org;',
    'Ada\tByron\tada@example.org',
    'Ada Byron ada@example.org',
    'ada@example.org, Ada Byron',
    'ada@example.org\tAda\tByron',
    'Ada Byron (ada@example.org)',
    'Ada Byron mailto:ada@example.org',
  ])('has a name and an address: %s', (line) => {
    expect(readPeopleText(line)).toEqual({ people: [ada], faults: [] });
  });

  it('may be an address alone', () => {
    for (const line of ['ada@example.org', '<ada@example.org>', ' ada@example.org , '])
      expect(readPeopleText(line).people).toEqual([{ ...ada, name: null }]);
  });

  it.each([
    'Ada Byron <ada@example.org>; Bob <bob@example.org>',
    'Ada Byron <ada@example.org>, Bob <bob@example.org>',
    'Ada Byron, ada@example.org, Bob, bob@example.org',
    'ada@example.org, Ada Byron; bob@example.org, Bob',
  ])('may contain several people: %s', (line) => {
    expect(readPeopleText(line)).toEqual({ people: [ada, bob], faults: [] });
  });

  it.each([
    ['Ada Byron, ada@example.org, 12', '12'],
    ['Ada Byron\tada@example.org\tA-12\t3b', 'A-12\t3b'],
    ['12\tAda Byron\tada@example.org', '12'],
    ['15, Ada Byron, ada@example.org', '15'],
    ['ada@example.org; Ada Byron; 7', '7'],
  ])('loses nothing, but asks for the columns: %s', (line, unread) => {
    const { people, faults } = readPeopleText(`${line}\n${bob.email}`);
    expect(people).toEqual([{ ...bob, name: null }]);
    const message = `"${unread}" is neither a name nor an address. Name the columns in the first line: Name, Email, Roll number.`;
    expect(faults).toEqual([{ line: 1, text: line, message }]);
  });

  it('keeps names of any script, and their apostrophes', () => {
    const { people } = readPeopleText("अंजलि शर्मा <a@example.org>\nSiobhán O'Brien, s@example.org");
    expect(people.map(({ name }) => name)).toEqual(['अंजलि शर्मा', "Siobhán O'Brien"]);
  });
});

describe('a text whose first line names columns', () => {
  it('is a table, also of people without an address', () => {
    const text =
      'Roll no.,Name,Class,E-mail,External id\n17,"Byron, Ada",3a,ADA@example.org,A1\n18,Bob';
    expect(readPeopleText(text)).toEqual({
      people: [
        { name: 'Byron, Ada', email: 'ada@example.org', rollNumber: '17', externalId: 'A1' },
        { name: 'Bob', email: null, rollNumber: '18', externalId: null },
      ],
      faults: [],
    });
    expect(readPeopleText('Name\nAda\nAda').people).toHaveLength(2);
    expect(readPeopleText('Name\tRoll number\n"Al ""Bo"" Cy"\t1').people).toMatchObject([
      { name: 'Al "Bo" Cy', rollNumber: '1' },
    ]);
  });

  it('has its faults by line, and each external id once', () => {
    const text = `Name;External ID;Roll number
;;5
Ada;A1;1
Eve;A1;2
Bob;;${'x'.repeat(101)}`;
    const { people, faults } = readPeopleText(text);
    expect(people).toMatchObject([{ name: 'Ada', externalId: 'A1' }]);
    expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 The name is missing. Add it, or an e-mail address.',
      '4 This external ID is already in line 3. It is used only once.',
      expect.stringMatching(/^5 This roll number has more than 100 characters/) as string,
    ]);
  });
});

describe('a text', () => {
  it('may have a header line and blank lines', () => {
    const text = 'First name\tLast name\tE-mail\r\n\r\nAda\tByron\tada@example.org\r\n';
    expect(readPeopleText(text)).toEqual({ people: [ada], faults: [] });
  });

  it('reports faults by line, each with what to do', () => {
    const text = [
      'Ada Byron',
      bob.email,
      'Eve <eve@>',
      'BOB@example.org',
      'x'.repeat(201) + ' a@b.co',
    ];
    const { people, faults } = readPeopleText(text.join('\n'));
    expect(people).toEqual([{ ...bob, name: null }]);
    expect(faults).toEqual([
      {
        line: 1,
        text: 'Ada Byron',
        message: expect.stringMatching(/no e-mail address.*Write it as/) as string,
      },
      { line: 3, text: 'Eve <eve@>', message: '"eve@" is not an e-mail address. Correct it.' },
      {
        line: 4,
        text: 'BOB@example.org',
        message: expect.stringContaining('already in line 2') as string,
      },
      {
        line: 5,
        text: expect.stringMatching(/^x{100}…$/) as string,
        message: expect.stringMatching(/200 characters/) as string,
      },
    ]);
  });

  it.each([
    ['blanks', `x${' '.repeat(400_000)}x`],
    ['letters', 'x'.repeat(400_000)],
    ['labels of an address', `${'x'.repeat(200_000)}@${'x.'.repeat(100_000)}`],
    ['headers', `${'name   '.repeat(50_000)}x`],
    ['signs', '<,;"@'.repeat(80_000)],
    ['quotes', `Name,Roll number\n,${'",'.repeat(200_000)}`],
    ['cells', `Name,Roll number\n${','.repeat(400_000)}`],
  ])('is parsed in linear time, with many %s', (_what, text) => {
    const read = (): unknown => readPeopleText(text).people;
    if (text.includes(';')) expect(read).toThrow('more than 2,000 people');
    else expect(read()).toEqual([]);
  });
});
