/** Which notices a running attempt shows. */
import type { PageCacheState } from '../session/page-cache';
import type { Sitting } from '../session/sitting';
import { deliveryTexts } from '../texts/delivery-texts';
import { texts } from '../texts/texts';
import type { RunningNotice } from './notices';

const words = texts.sitting;

/**
 * @param event the sentence of the last event, while it is shown
 * @param pageCache whether a reload goes on without a connection
 */
export function runningNotices(
  sitting: Sitting,
  event: string | null,
  pageCache: PageCacheState,
): RunningNotice[] {
  // After the end the page itself reports it.
  if (sitting.phase !== 'RUNNING') return [];
  const { isPersistent, isForward } = sitting;
  // A question that has not come says itself why (awaited-question.tsx).
  const isOffline = sitting.saver.isOffline && sitting.progress.delivery.awaitedPlace === null;
  const awayText = isForward ? words.awayForward : words.away;
  const notices: (RunningNotice | false)[] = [
    sitting.attempt.isPreview && { id: 'PREVIEW', text: texts.lobby.preview },
    !isPersistent && {
      id: 'NOT_PERSISTENT',
      text: words.notKept,
      short: words.notKeptShort,
      tone: 'caution',
    },
    isOffline && {
      id: 'OFFLINE',
      text: [
        isPersistent ? awayText : words.awayNotKept,
        ...(pageCache === 'READY' ? [] : [deliveryTexts.needsConnection]),
      ].join(' '),
      short: isPersistent && pageCache === 'READY' ? words.awayKeptShort : words.awayStayShort,
      tone: 'caution',
      action: { label: words.tryNow, onPress: () => sitting.tryNow() },
    },
    event !== null && { id: 'EVENT', text: event },
  ];
  return notices.filter((notice) => notice !== false);
}
