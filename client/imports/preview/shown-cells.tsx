import { QuietTag } from '../../ui/components/quiet-tag';
import { previewTexts as words } from '../../ui/texts/preview-texts';
import type { ShownCell } from './import-preview.query';
import classes from './import-preview.module.css';

/** The cells of a row as the spreadsheet program shows them, with raised and lowered characters. */
export function ShownCells({ cells }: { cells: ShownCell[] }) {
  return (
    <dl className={classes.cells}>
      {cells.map((cell) => (
        <div key={cell.column} className={classes.cell} data-changed={cell.isChanged || undefined}>
          <dt>
            {cell.column}
            {cell.isChanged && <QuietTag>{words.differs}</QuietTag>}
          </dt>
          <dd dir="auto">
            <ShownContent content={cell.content} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ELEMENTS = { LINE: 'span', RAISED: 'sup', LOWERED: 'sub' } as const;

function ShownContent({ content }: Pick<ShownCell, 'content'>) {
  return content.map(({ text, position }, index) => {
    const Element = ELEMENTS[position];
    // The parts of a cell never change their order.
    return <Element key={index}>{text}</Element>;
  });
}
