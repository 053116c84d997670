/** Workbooks put together from their XML, as other programs than ours write it. */
import { entry, zip } from '../setup/archives.js';

export const TRANSITIONAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SPREADSHEET_DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Its parts by their paths, besides those that every workbook has. */
export interface Parts {
  sheet: string;
  strings?: string;
  styles?: string;
  /** The anchors of its pictures. */
  anchors?: string;
  /** Targets by id; a picture that is linked begins with `http`. */
  images?: Record<string, string>;
  more?: Record<string, string | Buffer>;
}

/** A workbook of one worksheet, in the usual places. */
export function workbookOf({
  sheet,
  strings,
  styles,
  anchors,
  images = {},
  more = {},
}: Parts): Buffer {
  const drawing = anchors === undefined ? '' : '<drawing r:id="rId1"/>';
  return archiveOf({
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${TRANSITIONAL}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" xmlns:r="${TRANSITIONAL}">${sheet}${drawing}</worksheet>`,
    ...(strings !== undefined && {
      'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    }),
    ...(styles !== undefined && {
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    }),
    ...(anchors !== undefined && {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships([
        ['rId1', 'drawing', '../drawings/drawing1.xml'],
      ]),
      'xl/drawings/drawing1.xml': drawingOf(anchors),
      'xl/drawings/_rels/drawing1.xml.rels': relationships(
        Object.entries(images).map(([id, target]) => [id, 'image', target]),
      ),
    }),
    ...more,
  });
}

/** @param parts texts without their XML declaration, and bytes */
export function archiveOf(parts: Record<string, string | Buffer>): Buffer {
  return zip(
    Object.entries(parts).map(([name, content]) =>
      entry(name, typeof content === 'string' ? Buffer.from(DECLARATION + content) : content),
    ),
  );
}

export function relationships(
  targets: (readonly [id: string, type: string, target: string])[],
  types = TRANSITIONAL,
): string {
  const all = targets.map(([id, type, target]) => {
    const mode = target.startsWith('http') ? ' TargetMode="External"' : '';
    return `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"${mode}/>`;
  });
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function contentTypes(): string {
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`;
}

export function drawingOf(anchors: string): string {
  return `<xdr:wsDr xmlns:xdr="${SPREADSHEET_DRAWING}" xmlns:a="${DRAWING}" xmlns:r="${TRANSITIONAL}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${anchors}</xdr:wsDr>`;
}

/** Rows of texts that stand in their cells, from a row on, from column A. */
export function inlineRows(rows: (readonly string[])[], from = 1): string {
  return rows
    .map((cells, index) => {
      const number = from + index;
      const written = cells.map((text, column) =>
        text === '' ? '' : inlineCell(`${'ABCDEFGHIJ'.charAt(column)}${number}`, text),
      );
      return `<row r="${number}">${written.join('')}</row>`;
    })
    .join('');
}

export function inlineCell(at: string, text: string): string {
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A picture of Excel over cells; row and column from 0. */
export function anchored(row: number, col: number, content: string, rowOff = 0): string {
  const corner = (tag: string, more: number): string =>
    `<xdr:${tag}><xdr:col>${col + more}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row + more}</xdr:row><xdr:rowOff>${rowOff}</xdr:rowOff></xdr:${tag}>`;
  return `<xdr:twoCellAnchor editAs="oneCell">${corner('from', 0)}${corner('to', 1)}${content}<xdr:clientData/></xdr:twoCellAnchor>`;
}

interface PictureDetails {
  /** Attributes of its name. */
  name?: string;
  /** Inside the reference to its file. */
  blip?: string;
  /** Between the reference and its shape. */
  crop?: string;
  /** Attributes of its place. */
  turn?: string;
  reference?: 'embed' | 'link';
}

export function picture(
  id: string,
  { name = '', blip = '', crop = '', turn = '', reference = 'embed' }: PictureDetails = {},
): string {
  return `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Picture 1"${name}/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr><xdr:blipFill><a:blip r:${reference}="${id}">${blip}</a:blip>${crop}<a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm${turn}><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>`;
}
