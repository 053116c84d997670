/** What LibreOffice makes the files of this folder from: real questions, written as people write them. */
import { readFileSync } from 'node:fs';
import {
  cell,
  covered,
  escaped,
  inSymbol,
  lowered,
  raised,
  rich,
  row,
  spanned,
  spreadsheet,
  styled,
  table,
  typed,
} from './tables.mjs';

const trivia = JSON.parse(
  readFileSync(new URL('../open-trivia-mcq.json', import.meta.url), 'utf8'),
);
const HEADERS = ['Question', 'A', 'B', 'C', 'D', 'Answer'];
const letter = ({ correct }) => 'ABCDE'.charAt(correct - 1);
const asked = (index) => {
  const found = trivia[index];
  return [found.question, ...found.options, letter(found)];
};
const question = (index) => trivia[index].question;
const sheet = (rows, more) => table('Sheet1', rows, more);

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12M4w8AARAwQCgAZjgMxp7WZFAAAAABJRU5ErkJggg==';
const at = (x, y) => `svg:x="${x}cm" svg:y="${y}cm" svg:width="0.8cm" svg:height="0.4cm"`;
const image = (more = '', details = '') =>
  `<draw:frame ${at(0.2, 0.05)} ${more}><draw:image><office:binary-data>${PNG}</office:binary-data></draw:image>${details}</draw:frame>`;
const box = `<draw:frame ${at(0.2, 0.05)}><draw:text-box><text:p>see the map</text:p></draw:text-box></draw:frame>`;

/** A row whose first cell has something over it. */
const drawn = (index, content, column = 0) =>
  row(asked(index).map((text, n) => (n === column ? cell(text, { content }) : text)));

export const flat = {
  plain: spreadsheet([
    sheet([
      row(['Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Correct Answer']),
      ...[0, 1, 2, 1263, 3261].map((index) => row(asked(index))),
      row([question(246), 11, 30.5, typed('percentage', 0.49, styled('Percent')), '54 %', 2]),
      row([
        question(0),
        rich(`n${raised('2')}`),
        typed('date', '2026-06-01', styled('Day')),
        'c',
        'd',
        'c',
      ]),
    ]),
  ]),
  'raised-and-lowered': spreadsheet([
    sheet([
      row(HEADERS),
      row([
        rich(`What is the minimum value of y = x${raised('2')}+3x-1?`),
        ...asked(3261).slice(1),
      ]),
      row([
        question(3579),
        rich(`H${lowered('2')}SO${lowered('4')}`),
        rich(`1.6×10${raised('−19')} C`),
        rich(`p${raised('q')}`),
        rich(raised('n')),
        'B',
      ]),
    ]),
  ]),
  'number-formats': spreadsheet([
    sheet([
      row(HEADERS),
      row([
        question(4115),
        typed('date', '2026-06-01', styled('Day')),
        typed('date', '2026-08-01', styled('German')),
        typed('time', 'PT02H01M00S', styled('Clock')),
        typed('percentage', 0.5, styled('Percent')),
        'D',
      ]),
      row([
        question(2178),
        typed('currency', 1234.5, styled('Money')),
        typed('float', 0.25, styled('Fraction')),
        typed('float', 7, styled('Zeros')),
        typed('float', 1.6e-19, styled('Power')),
        typed('float', 3, styled('Zeros')),
      ]),
    ]),
  ]),
  'merged-headers': spreadsheet([
    sheet([
      row([cell('Unit Test', { attributes: spanned(8, 2) }), ...Array(7).fill(covered)]),
      row(Array(8).fill(covered)),
      row([
        cell('No.', { attributes: spanned(1, 2) }),
        cell('Question', { attributes: spanned(1, 2) }),
        cell('Options', { attributes: spanned(4) }),
        ...Array(3).fill(covered),
        cell('Correct option', { attributes: spanned(1, 2) }),
        cell('Marks', { attributes: spanned(1, 2) }),
      ]),
      row([covered, covered, 'A', 'B', 'C', 'D', covered, covered]),
      row([cell('SECTION A', { attributes: spanned(8) }), ...Array(7).fill(covered)]),
      row([1, ...asked(0), 2]),
      row([2, cell(question(1), { attributes: spanned(1, 2) }), ...asked(1).slice(1), 2]),
      row([3, covered, ...asked(2).slice(1), 2]),
    ]),
  ]),
  pictures: spreadsheet([
    sheet([
      row(['Question', 'A', 'B', 'C', 'D', cell('Answer', { content: image() })]),
      drawn(0, image('', '<svg:desc>A flag</svg:desc>')),
      drawn(1, image(), 3),
      drawn(2, image('draw:style-name="Cropped"')),
      drawn(3, image('draw:transform="rotate (0.7854) translate (0.6cm 0.75cm)"')),
    ]),
  ]),
  objects: spreadsheet([
    sheet([
      row(HEADERS),
      drawn(0, `<draw:line svg:x1="0.2cm" svg:y1="0.05cm" svg:x2="0.9cm" svg:y2="0.3cm"/>`),
      drawn(1, box, 2),
      drawn(2, `<draw:rect ${at(0.2, 0.05)}/>`),
    ]),
  ]),
  formulas: spreadsheet([
    sheet([
      row(HEADERS),
      row([
        '<table:table-cell table:formula="of:=&quot;What is &quot;&amp;&quot;it?&quot;" office:value-type="string"/>',
        '<table:table-cell table:formula="of:=1/4" office:value-type="float"/>',
        '<table:table-cell table:formula="of:=1/0" office:value-type="float"/>',
        '<table:table-cell table:formula="of:=1=1" office:value-type="boolean"/>',
        '<table:table-cell table:formula="of:=NOSUCH(1)" office:value-type="float"/>',
        '<table:table-cell table:formula="of:=CHAR(65)" office:value-type="string"/>',
      ]),
      row(asked(0)),
      row(
        Array(6).fill(
          '<table:table-cell table:formula="of:=&quot;&quot;" office:value-type="string"/>',
        ),
      ),
    ]),
  ]),
  fonts: spreadsheet([
    sheet([
      row(HEADERS),
      row([
        cell('Hkkjr dh jkt/kkuh D;k gS\\', { attributes: styled('KrutiDev') }),
        ...asked(0).slice(1),
      ]),
      row([question(3579), rich(`Angle ${inSymbol('q')}`), ...asked(3579).slice(2)]),
      row([
        question(1),
        'Canberra',
        cell('ü', { attributes: styled('Wingdings') }),
        ...asked(1).slice(3),
      ]),
      row([cell(question(2), { attributes: styled('Times') }), ...asked(2).slice(1)]),
    ]),
  ]),
  'several-sheets': spreadsheet([
    table('Instructions', [row(['Fill in the next worksheet.'])]),
    table('Paper', [
      row([...HEADERS, 'Remarks']),
      row([...asked(0), 'easy'], ' table:visibility="collapse"'),
      row(Array(7).fill('')),
      row([
        cell(question(1), {
          content: '<office:annotation><text:p>check this</text:p></office:annotation>',
        }),
        ...asked(1).slice(1),
      ]),
    ]),
    table('Spare', [row(HEADERS), row(asked(2))], { attributes: styled('Hidden') }),
  ]),
  scripts: spreadsheet([
    table(
      'ورقة',
      [
        row(HEADERS),
        row(['ما هي عاصمة أفغانستان؟', 'تيرانا', 'كابول', 'دوشنبه', 'طشقند', 'كابول']),
        row(['अफ़ग़ानिस्तान की राजधानी क्या है?', 'तिराना', 'काबुल', 'दुशांबे', 'ताशकंद', '(b)']),
        row([
          rich('Read:<text:s text:c="3"/>one\ntwo'),
          rich(`<text:a xlink:href="https://example.org/">${escaped('a link')}</text:a>`),
          ' padded ',
          'c\u00a0',
          '🙂',
          'A',
        ]),
      ],
      { attributes: styled('Right') },
    ),
  ]),
};

/** Of a school in Germany, where 2,5 is two and a half. */
export const german = spreadsheet([
  sheet([
    row([...HEADERS, 'Marks', 'Negative marks']),
    row([
      ...asked(1263),
      typed('float', 2.5, styled('Comma')),
      typed('float', -0.25, styled('Comma')),
    ]),
    row([
      rich('Which; of these\n“two”?'),
      ...['Müller', 'Straße', '50 €', 'Łódź'],
      'b)',
      typed('float', 1, styled('Comma')),
      '',
    ]),
  ]),
]);

const line = (cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');

/** As text, of which LibreOffice makes dates, times and percentages where it can. */
export const recognized = [
  line(HEADERS),
  `${line([question(4115)])},1/6,1/8,1/2,1/10,D`,
  `${line([question(4064)])},1:1,8:5,3:4,3:2,D`,
  `${line([question(494)])},70%,90%,50%,10%,90%`,
  `${line([question(0)])},007,1e5,"1,000",-3,1`,
].join('\n');

/** As a page of the web has it. */
export const page = `<html><meta charset="utf-8"><table><tr><th colspan="6">Unit test</th></tr><tr>${HEADERS.map((name) => `<th>${name}</th>`).join('')}</tr><tr><td>Minimum of x<sup>2</sup>?</td><td>H<sub>2</sub>O</td><td>&minus;1</td><td>1/2</td><td>n<sup>q</sup></td><td>a</td></tr><tr>${asked(
  0,
)
  .map((text) => `<td> ${text} </td>`)
  .join('')}</tr></table></html>`;
