import { Button, NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuestionKind } from '../../gql/imports/graphql';
import { sheetTexts as words } from '../../ui/texts/sheet-texts';
import type { SheetStart } from '../state/import.query';
import { kindColumns } from '../state/kind-columns';
import { lettersOf, pathOf, sampleOf, type ColumnChoice } from './column-choice';
import classes from './columns.module.css';

interface ColumnSelectsProps {
  start: SheetStart;
  kind: QuestionKind;
  form: UseFormReturnType<ColumnChoice>;
}

/** A choice among the columns of the sheet for each column of the kind, required ones first. */
export function ColumnSelects({ start, kind, form }: ColumnSelectsProps) {
  const { columns, firstRow } = form.values;
  const [areRareShown, setRareShown] = useState(false);
  const all = kindColumns[kind];
  const isFolded = ({ header, isRare }: (typeof all)[number]): boolean =>
    isRare && !areRareShown && columns[header] === '';
  const shown = [
    ...all.filter(({ isRequired }) => isRequired),
    ...all.filter((column) => !column.isRequired && !isFolded(column)),
  ];
  const offered = lettersOf(start).map((letters) => ({
    value: letters,
    label: words.columnOption(letters, sampleOf(start, letters, firstRow)),
  }));
  const unfold = (): void => {
    const first = all.find(isFolded)?.header;
    flushSync(() => setRareShown(true));
    // The pressed button is removed.
    if (first !== undefined) form.getInputNode(pathOf(first))?.focus();
  };
  return (
    <div className={classes.fields}>
      {shown.map(({ header, isRequired }) => (
        <NativeSelect
          key={header}
          label={header}
          withAsterisk={isRequired}
          aria-required={isRequired || undefined}
          data={[{ value: '', label: isRequired ? words.choose : words.none }, ...offered]}
          {...form.getInputProps(pathOf(header))}
        />
      ))}
      {all.some(isFolded) && (
        <Button variant="subtle" w="fit-content" onClick={unfold}>
          {words.more}
        </Button>
      )}
    </div>
  );
}
