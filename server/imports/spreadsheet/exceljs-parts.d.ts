/** Internals of exceljs that its types do not declare; only those used here, of the installed version. */
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
