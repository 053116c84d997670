import { Button } from '@mantine/core';
import { useState } from 'react';
import { Menu } from '../../ui/components/menu';
import {
  HIDEABLE_COLUMNS,
  readHiddenColumns,
  storeHiddenColumns,
  type HideableColumn,
} from '../../ui/storage/hidden-columns';
import { resultTexts } from '../../ui/texts/result-texts';
import { RESULT_COLUMNS } from './result-columns';

const { columns: words } = resultTexts;

/** The hidden columns of the results, which the browser keeps. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState(readHiddenColumns);
  const hide = (next: readonly HideableColumn[]): void => {
    setHidden([...next]);
    storeHiddenColumns(next);
  };
  return { hidden, hide };
}

interface ColumnMenuProps {
  hidden: readonly HideableColumn[];
  onHide: (hidden: readonly HideableColumn[]) => void;
}

/** Chooses the columns of the results. */
export function ColumnMenu({ hidden, onHide }: ColumnMenuProps) {
  return (
    <Menu
      side="end"
      button={(props) => (
        <Button {...props} variant="default" visibleFrom="sm">
          {words.choose}
        </Button>
      )}
    >
      {({ CheckboxItem, Divider, Item }) => (
        <>
          {HIDEABLE_COLUMNS.map((key) => (
            <CheckboxItem
              key={key}
              checked={!hidden.includes(key)}
              onChange={(isShown) =>
                onHide(isShown ? hidden.filter((one) => one !== key) : [...hidden, key])
              }
            >
              {RESULT_COLUMNS.find((column) => column.key === key)?.name}
            </CheckboxItem>
          ))}
          <Divider />
          <Item onClick={() => onHide([])}>{words.all}</Item>
        </>
      )}
    </Menu>
  );
}
