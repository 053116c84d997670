/** Finds the pictures of a worksheet, and in which cell each begins (ECMA-376, part 1, section 20.5). */
import type { Archive } from '../files/archive.js';
import { isSupportedPicture } from './picture-types.js';
import { readRelationships } from './relationships.js';
import { LAST_ROW, type SheetSizes, type Worksheet } from './worksheet.js';
import { parsePart, prefixed, type Attributes } from './xml.js';

/** A picture, or something else that floats above cells. */
export interface PlacedPicture {
  /** The cell it belongs to, from 1. */
  row: number;
  column: number;
  /** Its part in the file; null where it cannot be taken. */
  path: string | null;
  /** As the author described it. */
  alternativeText: string;
  /** Why it cannot be taken as it is, and what to do. */
  problem: string | null;
}

/** More than this nobody places by hand. */
const MAX_PLACED = 5_000;
/** Characters of the name of a picture's part. */
const MAX_PATH = 255;
/** As of uploaded images. */
const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
const MAX_DESCRIPTION = 2_000;
const EMU_PER_POINT = 12_700;
/** A character of a column's width, with Excel's standard font. */
const EMU_PER_CHARACTER = 66_675;
const DEFAULT_COLUMN_WIDTH = 8.43;
/** A picture that begins so far down a row, or to the right of a column, belongs to the next. */
const BEGINS_LATE = 0.75;

/** @throws FileRefusal */
export async function readPictures(
  archive: Archive,
  sheetPath: string,
  { drawingId, sizes }: Worksheet,
): Promise<PlacedPicture[]> {
  if (drawingId === null) return [];
  const path = (await readRelationships(archive, sheetPath)).get(drawingId)?.target;
  if (path === undefined) return [];
  const images = await readRelationships(archive, path);
  const placed: PlacedPicture[] = [];
  const anchor = new AnchorReader();
  await parsePart(archive, path, {
    open: (name, attributes) => anchor.open(name, attributes),
    text: (text) => anchor.add(text),
    close(name) {
      if (!anchor.close(name)) return;
      const image = images.get(anchor.imageId ?? '');
      const target = image?.isExternal ? undefined : image?.target;
      const part = target !== undefined && isPart(archive, target) ? target : undefined;
      if (placed.length < MAX_PLACED && anchor.isShown)
        placed.push(placedPicture(anchor, part, sizes));
    },
  });
  return placed;
}

/** Whether the file has a picture of this name that is not too large. */
function isPart(archive: Archive, path: string): boolean {
  return path.length <= MAX_PATH && archive.has(path) && archive.sizeOf(path) <= MAX_PICTURE_BYTES;
}

/** What one anchor says, until the next one begins. */
class AnchorReader {
  imageId: string | null = null;
  description = '';
  /** From 0, with the distance from the cell's edge in EMU. */
  readonly from = { row: 0, rowOff: 0, col: 0, colOff: 0 };
  /** The distance from the first row in EMU, of a picture that is fixed to the page. */
  top: number | null = null;
  pictures = 0;
  others = 0;
  isCropped = false;
  isTurned = false;
  isShown = true;
  private isFrom = false;
  private field: keyof AnchorReader['from'] | null = null;
  private text = '';
  /** Inside what older programs show instead. */
  private fallbacks = 0;

  open(name: string, attributes: Attributes): void {
    if (name.endsWith('Anchor')) this.start();
    else if (name === 'Fallback') this.fallbacks += 1;
    else if (name === 'from') this.isFrom = true;
    else if (name in this.from && this.isFrom) {
      this.field = name as keyof AnchorReader['from'];
      this.text = '';
    } else if (this.fallbacks === 0) this.openContent(name, attributes);
  }

  add(text: string): void {
    if (this.field && this.text.length < 20) this.text += text;
  }

  /** @returns whether an anchor has ended */
  close(name: string): boolean {
    if (name === 'from') this.isFrom = false;
    else if (name === 'Fallback') this.fallbacks -= 1;
    else if (name === this.field) {
      this.from[this.field] = Number(this.text) || 0;
      this.field = null;
    }
    return name.endsWith('Anchor');
  }

  private start(): void {
    this.imageId = null;
    this.description = '';
    Object.assign(this.from, { row: 0, rowOff: 0, col: 0, colOff: 0 });
    this.top = null;
    this.pictures = 0;
    this.others = 0;
    this.isCropped = false;
    this.isTurned = false;
    this.isShown = true;
  }

  private openContent(name: string, attributes: Attributes): void {
    if (name === 'pic') this.pictures += 1;
    else if (name === 'sp' || name === 'graphicFrame' || name === 'cxnSp') this.others += 1;
    else if (name === 'blip') this.imageId ??= prefixed(attributes, 'embed') ?? null;
    else if (name === 'srcRect')
      // Thousandths of a per cent, in Strict Open XML per cent.
      this.isCropped ||= Object.values(attributes).some((side) => parseFloat(side) > 0);
    else if (name === 'xfrm')
      this.isTurned ||= ['rot', 'flipH', 'flipV'].some((turn) => isOn(attributes[turn]));
    else if (name === 'pos') this.top = Number(attributes['y']) || 0;
    else if (name === 'cNvPr') {
      this.description ||= (attributes['descr'] ?? '').slice(0, MAX_DESCRIPTION);
      if (isOn(attributes['hidden'])) this.isShown = false;
    } else if (name === 'compatExt') this.isShown = true; // Shown all the same, for example an equation.
  }
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'false';
}

function placedPicture(
  anchor: AnchorReader,
  path: string | undefined,
  sizes: SheetSizes,
): PlacedPicture {
  const { from, description } = anchor;
  const row = anchor.top === null ? from.row + 1 : rowAt(anchor.top, sizes);
  const column = from.col + 1;
  const problem = problemOf(anchor, path);
  return {
    row: row + (from.rowOff > BEGINS_LATE * heightOf(row, sizes) ? 1 : 0),
    column: column + (from.colOff > BEGINS_LATE * widthOf(column, sizes) ? 1 : 0),
    path: problem === null ? (path ?? null) : null,
    alternativeText: description.trim(),
    problem,
  };
}

function problemOf(anchor: AnchorReader, path: string | undefined): string | null {
  if (anchor.others > 0 || anchor.pictures !== 1)
    return 'There is a shape, chart, formula or text box here, which cannot be imported: copy it, paste it as a picture and delete it';
  if (path === undefined)
    return 'The picture here is only linked, or it is larger than 15 MB: insert it from your computer, in a smaller size';
  if (!isSupportedPicture(path))
    return 'The picture here is of a type that browsers cannot show: copy it and paste it as a picture (PNG)';
  if (anchor.isCropped)
    return 'The picture here is cropped, but learners would see all of it: choose Compress Pictures with “Delete cropped areas of pictures”, or cut it in an image program';
  if (anchor.isTurned)
    return 'The picture here is rotated, but learners would see it unrotated: copy it and paste it as a picture (PNG)';
  return null;
}

function rowAt(top: number, sizes: SheetSizes): number {
  let row = 1;
  for (let left = top; row < LAST_ROW; row += 1) {
    left -= heightOf(row, sizes);
    if (left < 0) break;
  }
  return row;
}

function heightOf(row: number, { rowHeights, defaultRowHeight }: SheetSizes): number {
  return (rowHeights.get(row) ?? defaultRowHeight) * EMU_PER_POINT;
}

function widthOf(column: number, { columnWidths }: SheetSizes): number {
  const found = columnWidths.find(({ from, to }) => from <= column && column <= to);
  return (found?.width || DEFAULT_COLUMN_WIDTH) * EMU_PER_CHARACTER;
}
