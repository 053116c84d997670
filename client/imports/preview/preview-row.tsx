import { Title } from '@mantine/core';
import { useId } from 'react';
import type { QuestionKind } from '../../gql/imports/graphql';
import { QuietTag } from '../../ui/components/quiet-tag';
import { formatNumber } from '../../ui/format';
import { previewTexts as words } from '../../ui/texts/preview-texts';
import type { PreviewRow } from './import-preview.query';
import { LearnerView } from './learner-view';
import { ShownCells } from './shown-cells';
import rowList from '../../ui/components/row-list.module.css';
import classes from './import-preview.module.css';

interface PreviewRowItemProps {
  row: PreviewRow;
  kind: QuestionKind;
  /** What stands above the cells. */
  source: string;
  /** Whether Tab leads here: to one row of the list. */
  isStop: boolean;
  onFocus: () => void;
}

/** A question that would be stored, beside the cells it was read from. */
export function PreviewRowItem({ row, kind, source, isStop, onFocus }: PreviewRowItemProps) {
  const heading = useId();
  return (
    <li>
      <article
        className={`${rowList.row} ${classes.row}`}
        data-changed={row.isChanged || undefined}
        aria-labelledby={heading}
        // Keys lead from one to the next.
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
      >
        <div className={rowList.head} id={heading}>
          <Title order={4} fz="md">
            {words.row(formatNumber(row.row))}
          </Title>
          {row.isChanged && <QuietTag>{words.reads}</QuietTag>}
        </div>
        <section>
          <Title order={5} className={classes.side}>
            {source}
          </Title>
          <ShownCells cells={row.cells} />
        </section>
        <section>
          <Title order={5} className={classes.side}>
            {words.read}
          </Title>
          <LearnerView row={row} kind={kind} />
        </section>
      </article>
    </li>
  );
}
