import { Text } from '@mantine/core';
import { useId } from 'react';
import { formatNumber } from '../../ui/format';
import { sheetTexts as words } from '../../ui/texts/sheet-texts';
import type { SheetStart } from '../state/import.query';
import { lettersOf, type ColumnChoice } from './column-choice';
import classes from './columns.module.css';

/** The first rows of a sheet, with the columns and the first row that are chosen. */
export function SheetStartTable({ start, choice }: { start: SheetStart; choice: ColumnChoice }) {
  const caption = useId();
  const letters = lettersOf(start);
  const headers = new Map(Object.entries(choice.columns).map(([header, of]) => [of, header]));
  const firstRow = Number(choice.firstRow);
  return (
    <div>
      {/* Not a caption: that would be scrolled out of view. */}
      <Text size="sm" c="dimmed" mb={4} id={caption}>
        {words.table}
      </Text>
      {/* Scrolled by keyboard, too. */}
      <div role="region" aria-labelledby={caption} tabIndex={0} className={classes.region}>
        <table className={classes.sheet} aria-labelledby={caption}>
          <thead>
            <tr>
              <td />
              {letters.map((of) => (
                <th key={of} scope="col" data-chosen={headers.has(of) || undefined}>
                  {of}
                  {headers.has(of) && <span className={classes.chosen}>{headers.get(of)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {start.rows.map(({ number, cells }) => {
              const texts = new Map(cells.map((cell) => [cell.letters, cell.text]));
              const isFirst = number === firstRow;
              return (
                <tr
                  key={number}
                  data-first={isFirst || undefined}
                  data-above={number < firstRow || undefined}
                >
                  <th scope="row">
                    {formatNumber(number)}
                    {isFirst && <span className={classes.first}>{words.first}</span>}
                  </th>
                  {letters.map((of) => (
                    <td key={of} dir="auto" data-chosen={headers.has(of) || undefined}>
                      {texts.has(of) && <span className={classes.text}>{texts.get(of)}</span>}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
