import { useMemo } from 'react';
import { SheetHead } from '../../ui/components/sheet-head';
import { formatNumber, useFormatTime } from '../../ui/format';
import { printTexts } from '../../ui/texts/print-texts';
import classes from './class-picture-page.module.css';
import { LEARNERS_AT_ONCE, type PictureAnswer } from './class-picture.query';
import { pictureTexts as words } from './picture-texts';
import type { Order } from './picture-columns';

interface PictureHeadProps {
  answer: PictureAnswer;
  page: number;
  order: Order;
  /** Which questions are shown, if not all. */
  part: string | null;
  /** Whether the answers are those of now, not of an earlier visit. */
  isCurrent: boolean;
}

/** Printed only, instead of the title of the page: a sheet says what it is, of which exam and when, as a list does. */
export function PictureHead({ answer, page, order, part, isCurrent }: PictureHeadProps) {
  const { me, exam, classPicture } = answer;
  const { items, totalCount } = classPicture.results;
  const formatTime = useFormatTime();
  const all = formatNumber(totalCount);
  const before = (page - 1) * LEARNERS_AT_ONCE;
  const [first, last] = [formatNumber(before + 1), formatNumber(before + items.length)];
  // When the answers came, not when they were shown again.
  // oxlint-disable-next-line react/exhaustive-deps
  const at = useMemo(() => new Date().toISOString(), [classPicture]);
  return (
    <div className={classes.onPaper}>
      <SheetHead
        institute={me.institute.name}
        title={exam.title}
        kind={words.heading}
        facts={[
          ...(isCurrent ? [{ name: printTexts.list.at, value: formatTime(at) }] : []),
          {
            name: printTexts.results,
            value: totalCount === items.length ? all : printTexts.partOf(first, last, all),
          },
          { name: words.order, value: words.orders[order] },
          ...(part === null ? [] : [{ name: words.part, value: part }]),
        ]}
      />
    </div>
  );
}
