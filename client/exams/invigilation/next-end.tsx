import { Text } from '@mantine/core';
import { formatNumber, useFormatTime, useFormatTimeOfDay } from '../../ui/format';
import { bubbleSheetTexts as words } from '../../ui/texts/bubble-sheet-texts';
import type { SheetRow } from './bubble-sheet.query';
import { nextEndOf } from './remaining';
import classes from './running-page.module.css';
import { useNow } from './server-clock';

const MINUTE_MS = 60_000;
/** Until then minutes say more than the date. */
const SOON_MINUTES = 180;

/** When the time of the next attempt is over. Its place stays free while there is no such time. */
export function NextEnd({ rows }: { rows: readonly SheetRow[] | undefined }) {
  const now = useNow();
  const formatTime = useFormatTime();
  const formatTimeOfDay = useFormatTimeOfDay();
  const end = rows && now !== null ? nextEndOf(rows, now) : null;
  const left = end === null || now === null ? 0 : Math.ceil((Date.parse(end) - now) / MINUTE_MS);
  return (
    <Text component="div" size="sm" mih="1.4em" className={classes.time}>
      {end !== null &&
        (left > SOON_MINUTES
          ? words.nextEndAt(formatTime(end))
          : words.nextEnd(formatTimeOfDay(end), formatNumber(left)))}
    </Text>
  );
}
