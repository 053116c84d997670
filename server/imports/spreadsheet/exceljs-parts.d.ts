/** What exceljs has beside what it declares: only what is used here, of the one version that is installed. */
declare module 'exceljs/lib/xlsx/xform/sheet/cell-xform.js' {
  interface CellParser {
    /** The attribute `t` of a cell: what its value is. */
    t?: string;
    model: { value?: unknown };
    /** @returns whether there is more of the cell */
    parseClose: (this: CellParser, name: string) => boolean;
  }
  const CellXform: { prototype: CellParser };
  export default CellXform;
}
