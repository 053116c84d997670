/** The exam in the pictures. We wrote its questions, unlike those of the demonstration. */

export const TITLE = 'Plants and light';
export const MINUTES = 40;

/** Question, four options, the number of the right one, and the explanation. */
export const QUESTIONS = [
  [
    'Which gas do green plants take from the air to make sugar?',
    ['Oxygen', 'Carbon dioxide', 'Nitrogen', 'Hydrogen'],
    2,
    'Carbon dioxide and water become sugar and oxygen; light drives it.',
  ],
  [
    'Where in a plant cell is light turned into chemical energy?',
    ['In the nucleus', 'In the cell wall', 'In the chloroplasts', 'In the vacuole'],
    3,
    'Chloroplasts hold the chlorophyll that takes up light.',
  ],
  [
    'Why do most leaves look green?',
    [
      'They take up green light best',
      'They send green light back',
      'They glow by themselves',
      'Sugar is green',
    ],
    2,
    'Chlorophyll takes up red and blue light and sends back much of the green.',
  ],
  [
    'Through which openings does a leaf take in air?',
    ['Stomata', 'Root hairs', 'Veins', 'Buds'],
    1,
    'Stomata are small openings, most of them on the lower side of a leaf.',
  ],
  [
    'A plant grows on a window sill. Which way does its stem bend?',
    ['Away from the light', 'Towards the light', 'Downwards', 'It does not bend'],
    2,
    'The side in the shade grows faster, so the stem bends towards the light.',
  ],
  [
    'Which of these shows that a leaf has made starch?',
    ['Litmus paper', 'Lime water', 'Iodine solution', 'A magnet'],
    3,
    'Iodine solution turns blue-black where there is starch.',
  ],
  [
    'What carries water from the roots to the leaves?',
    ['Xylem', 'Phloem', 'Chlorophyll', 'Pollen'],
    1,
    'Water rises in the xylem; the phloem carries sugar.',
  ],
  [
    'At night, a plant in a dark room',
    ['stops breathing', 'gives off carbon dioxide', 'makes more sugar', 'takes up light'],
    2,
    'It breathes day and night. Without light it makes no sugar to make up for it.',
  ],
];

/** The first question, typed by hand, with a drawing. */
export const LEAF = {
  text: 'This is a leaf, cut across. Which layer makes most of the sugar?',
  options: ['A', 'B', 'C', 'D'].map((text) => ({ text: `Layer ${text}` })),
  correctOption: 2,
  explanation:
    'Layer B: its cells stand close together, right under the skin, full of chloroplasts.',
};
export const LEAF_SHOWS =
  'Four layers from above: A, a thin skin without colour; B, tall cells in a row, full of green grains; C, round cells with gaps between them and few grains; D, a thin skin with an opening.';
export const LEAF_SIZE = { width: 720, height: 304 };

/** The drawing. */
export function leafPicture() {
  const cells = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('');
  const skin = (y) =>
    cells(
      9,
      (at) => `<rect x="${60 + at * 80}" y="${y}" width="76" height="34" rx="10" class="skin"/>`,
    );
  const grains = (x, y, places) =>
    places
      .map(([dx, dy]) => `<ellipse cx="${x + dx}" cy="${y + dy}" rx="7" ry="5" class="grain"/>`)
      .join('');
  const tall = cells(18, (at) => {
    const x = 60 + at * 40;
    const rows = [20, 42, 64, 86, 108].flatMap((y) => [
      [11, y],
      [26, y + 9],
    ]);
    return `<rect x="${x}" y="84" width="37" height="136" rx="15" class="cell"/>${grains(x, 84, rows)}`;
  });
  const round = cells(10, (at) => {
    const [x, y] = [96 + at * 72, at % 2 === 0 ? 262 : 290];
    const few = [
      [-14, -6],
      [10, 8],
      [4, -14],
    ];
    return `<circle cx="${x}" cy="${y}" r="29" class="cell"/>${grains(x, y, few)}`;
  });
  const letters = ['A', 'B', 'C', 'D'].map((letter, at) => {
    const y = [67, 152, 276, 355][at];
    return `<path d="M785 ${y}h35" class="line"/><text x="832" y="${y + 9}">${letter}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 20 900 380">
    <style>
      .skin { fill: #f6f1de; stroke: #6b6a66; stroke-width: 2 }
      .cell { fill: #e7f3dd; stroke: #4d7a52; stroke-width: 2 }
      .grain { fill: #2f8a4e }
      .line { stroke: #17211f; stroke-width: 2 }
      text { font: 700 28px "Atkinson", sans-serif; fill: #17211f }
    </style>
    <rect y="20" width="900" height="380" fill="#ffffff"/>
    ${skin(46)}${tall}${round}${skin(338)}
    <rect x="374" y="334" width="88" height="44" fill="#ffffff"/>
    <path d="M380 338q34 17 0 34M456 338q-34 17 0 34" fill="none" stroke="#4d7a52" stroke-width="9" stroke-linecap="round"/>
    ${letters.join('')}
  </svg>`;
}

/** A question that is answered in words. */
export const ESSAY = {
  text: 'A jar holds a plant in moist soil. It is closed and stands in the light for weeks, and the plant lives. How can that be?',
  modelAnswer:
    'By day the plant makes sugar and oxygen from carbon dioxide and water; breathing turns them back. Water that leaves the leaves runs down the glass into the soil.',
  marks: '4',
};

const HEADERS = [
  ...['Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4'],
  ...['Correct Answer', 'Description'],
];

/** A likely typing error: a column and its text, by the index of the question. */
const MISTYPED = new Map([
  [2, [5, 'green']],
  [4, [5, 'E']],
  [6, [1, '']],
]);

export const FILE_NAME = 'plants.xlsx';

/** The spreadsheet to import. */
export function sheetRows() {
  const rows = QUESTIONS.map(([text, options, correct, why], index) => {
    const row = [text, ...options, correct, why];
    const [column, typed] = MISTYPED.get(index) ?? [];
    return column === undefined ? row : row.with(column, typed);
  });
  return [HEADERS, ...rows];
}

/** The corrections, by the names that the page gives to the cells. */
export const REPAIRS = [
  ['Correct Answer, row 4', '2'],
  ['Correct Answer, row 6', 'B'],
  ['Option 1, row 8', 'Xylem'],
];
