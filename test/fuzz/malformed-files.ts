/** Files that claim to be of a type that a route accepts. */
import { gzipSync } from 'node:zlib';
import type { SeededRandom } from '../faults/random.js';
import { entry, zip } from '../setup/archives.js';
import { animation, halves, imageWithWrongSize } from '../setup/images.js';
import { costlyWorkbook, rawWorkbook, zipBomb } from '../setup/costly-workbooks.js';
import { times } from '../setup/seeds.js';

export const validPicture = async (): Promise<Buffer> => halves(40, 30).png().toBuffer();

const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">
  <image x:href="file:///etc/passwd"/><script>alert(1)</script></svg>`;
const entities = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>`;
const nested = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Files are made once, since some take a while. */
const cache = new Map<string, Promise<Buffer> | Buffer>();
const FILES: Record<string, () => Promise<Buffer> | Buffer> = {
  empty: () => Buffer.alloc(0),
  text: () => Buffer.from('no such file'),
  zeros: () => Buffer.alloc(3_000_000),
  'an image with a wrong size': async () => imageWithWrongSize(60_000, 60_000),
  'a smaller image with a wrong size': async () => imageWithWrongSize(4_000, 4_000),
  'moving image': animation,
  svg: () => Buffer.from(svg),
  'cut image': async () => (await validPicture()).subarray(0, 60),
  'jpeg and no more': () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
  'zip and no more': () => Buffer.from('PK\u0003\u0004', 'latin1'),
  'empty archive': () => zip([]),
  'archive of many': () =>
    zip(Array.from({ length: 5_000 }, (_, at) => entry(`xl/${at}`, Buffer.alloc(1)))),
  'archive with paths': () => zip([entry('../../../etc/passwd', Buffer.from('x'))]),
  'archive with a wrong size': () =>
    zip([{ ...entry('xl/workbook.xml', Buffer.from('x')), declared: 2 ** 31 }]),
  'workbook with entities': () =>
    zip([entry('xl/workbook.xml', Buffer.from(`${entities}<a>&c;</a>`))]),
  'workbook of deep tags': () => rawWorkbook(nested('<a>', '</a>', 50_000)),
  'workbook of long rows': () =>
    rawWorkbook(`<row r="3"><c r="A3"><v>${'1'.repeat(40_000)}</v></c></row>`),
  'workbook of great numbers': () =>
    rawWorkbook('<row r="2147483648"><c r="ZZZZ2147483648"><v>1</v></c></row>'),
  'exam of many values': () => Buffer.from(`{"questions":[${'{},'.repeat(300_000)}{}]}`),
  'exam of many texts': () =>
    Buffer.from(`{"format":"examwright-exam","x":[${'"",'.repeat(600_000)}""]}`),
  'deep exam': () => Buffer.from(nested('[', ']', 200_000)),
  'deep objects': () => Buffer.from(nested('{"questions":', '}', 100_000)),
  'cut exam': () => Buffer.from('{"format":"examwright-exam","version":1,"questions":['),
  'great numbers': () => Buffer.from(`{"version":${'9'.repeat(50_000)},"x":-1e999999}`),
  'no UTF-8': () => Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  gzip: () => gzipSync(Buffer.alloc(2_000_000)),
};
/** Each takes seconds of a core. */
const HEAVY: typeof FILES = { 'costly workbook': costlyWorkbook, 'zip bomb': zipBomb };

/** Some files get one of these names. */
const NAMES = [
  'x.png',
  'x.xlsx',
  'exam.json',
  'x.jpg',
  'x.svg',
  'x',
  '.',
  'x.xlsx.exe',
  'x'.repeat(300),
];

/** A malformed file, sometimes under a wrong name. @param usual the right name */
export async function malformedFile(
  draws: SeededRandom,
  usual: string,
): Promise<{ fileName: string; content: Buffer }> {
  const files = draws.chance(times(0, 0.005)) ? HEAVY : FILES;
  const kind = draws.pick(Object.keys(files));
  const content = cache.get(kind) ?? files[kind]?.() ?? Buffer.alloc(0);
  cache.set(kind, content);
  return { fileName: draws.chance(0.8) ? usual : draws.pick(NAMES), content: await content };
}
