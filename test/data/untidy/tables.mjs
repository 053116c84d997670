/** Writes tables as flat OpenDocument files, which LibreOffice reads. */

const NAMESPACES = {
  office: 'office',
  table: 'table',
  text: 'text',
  style: 'style',
  draw: 'drawing',
  number: 'datastyle',
  calcext: null,
  fo: 'xsl-fo-compatible',
  svg: 'svg-compatible',
};

const declared = Object.entries(NAMESPACES)
  .map(([prefix, name]) =>
    name === null
      ? 'xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"'
      : `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  .join(' ');

export function escaped(text) {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Raised, lowered, or in another font. */
export const raised = (text) => `<text:span text:style-name="Raised">${escaped(text)}</text:span>`;
export const lowered = (text) =>
  `<text:span text:style-name="Lowered">${escaped(text)}</text:span>`;
export const inSymbol = (text) =>
  `<text:span text:style-name="Symbol">${escaped(text)}</text:span>`;

/** @param inner of its paragraph @param more attributes and content of the cell */
export function rich(inner, { attributes = '', content = '' } = {}) {
  const paragraphs = inner.split('\n').map((line) => `<text:p>${line}</text:p>`);
  return `<table:table-cell office:value-type="string" calcext:value-type="string"${attributes}>${paragraphs.join('')}${content}</table:table-cell>`;
}

/** A cell with a text, a number, or XML that is ready. */
export function cell(value, more) {
  if (value === '' || value === null)
    return `<table:table-cell${more?.attributes ?? ''}>${more?.content ?? ''}</table:table-cell>`;
  if (typeof value === 'number') return typed('float', value, more?.attributes);
  if (value.startsWith('<table:')) return value;
  return rich(escaped(value), more);
}

/** A number with a style of the file. */
export function typed(type, value, attributes = '') {
  const name = { date: 'date-value', time: 'time-value' }[type] ?? 'value';
  return `<table:table-cell office:value-type="${type}" office:${name}="${value}"${attributes}/>`;
}

export function styled(style) {
  return ` table:style-name="${style}"`;
}

export function spanned(columns, rows = 1) {
  return ` table:number-columns-spanned="${columns}" table:number-rows-spanned="${rows}"`;
}

export const covered = '<table:covered-table-cell/>';

export function row(cells, attributes = '') {
  return `<table:table-row${attributes}>${cells.map((value) => cell(value)).join('')}</table:table-row>`;
}

export function table(name, rows, { before = '', attributes = '' } = {}) {
  return `<table:table table:name="${name}"${attributes}>${before}${rows.join('')}</table:table>`;
}

const font = (name, family) =>
  `<style:style style:name="${name}" style:family="table-cell" style:parent-style-name="Default"><style:text-properties style:font-name="${family}" fo:font-family="'${family}'"/></style:style>`;

const position = (name, family, where) =>
  `<style:style style:name="${name}" style:family="${family}"><style:text-properties style:text-position="${where} 58%"/></style:style>`;

const numbers = (name, format) =>
  `<style:style style:name="${name}" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="${format}"/>`;

const STYLES = [
  '<number:date-style style:name="N1"><number:day/><number:text>-</number:text><number:month number:textual="true"/></number:date-style>',
  '<number:date-style style:name="N2" number:language="de" number:country="DE"><number:day number:style="long"/><number:text>.</number:text><number:month number:style="long"/><number:text>.</number:text><number:year number:style="long"/></number:date-style>',
  '<number:time-style style:name="N3"><number:hours/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>',
  '<number:percentage-style style:name="N4"><number:number number:decimal-places="0" number:min-integer-digits="1"/><number:text> %</number:text></number:percentage-style>',
  '<number:currency-style style:name="N5"><number:currency-symbol number:language="hi" number:country="IN">₹</number:currency-symbol><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:currency-style>',
  '<number:number-style style:name="N6"><number:fraction number:min-integer-digits="0" number:min-numerator-digits="1" number:min-denominator-digits="1"/></number:number-style>',
  '<number:number-style style:name="N7"><number:number number:decimal-places="0" number:min-integer-digits="3"/></number:number-style>',
  '<number:number-style style:name="N8"><number:scientific-number number:decimal-places="1" number:min-integer-digits="1" number:min-exponent-digits="2"/></number:number-style>',
  '<number:number-style style:name="N9" number:language="de" number:country="DE"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1"/></number:number-style>',
  ...['Day', 'German', 'Clock', 'Percent', 'Money', 'Fraction', 'Zeros', 'Power', 'Comma'].map(
    (name, n) => numbers(name, `N${n + 1}`),
  ),
  position('Raised', 'text', 'super'),
  position('Lowered', 'text', 'sub'),
  '<style:style style:name="Symbol" style:family="text"><style:text-properties fo:font-family="Symbol" style:font-charset="x-symbol"/></style:style>',
  font('KrutiDev', 'Kruti Dev 010'),
  font('Wingdings', 'Wingdings'),
  font('Times', 'Times New Roman'),
  '<style:style style:name="Cropped" style:family="graphic"><style:graphic-properties fo:clip="rect(0.1cm, 0.2cm, 0.1cm, 0.2cm)"/></style:style>',
  '<style:style style:name="Hidden" style:family="table"><style:table-properties table:display="false"/></style:style>',
  '<style:style style:name="Right" style:family="table"><style:table-properties style:writing-mode="rl-tb"/></style:style>',
];

export function spreadsheet(tables) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${declared} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:styles><style:style style:name="Default" style:family="table-cell"/></office:styles><office:automatic-styles>${STYLES.join('')}</office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document>`;
}
