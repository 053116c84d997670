import { useEffect, useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { watchPageEvents } from '../session/page-events';
import { formatLeft } from '../texts/format';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import { watchSitting, type SittingEvent } from '../session/sitting-watcher';

const words = texts.sitting;
/** Long enough to be read twice. */
const SHOWN_MS = 12_000;
const SHOWN_EVENTS: readonly SittingEvent['kind'][] = ['THRESHOLD', 'MOVED', 'BACK', 'RESUMED'];

/**
 * Watches a sitting, announces its events, and reports page events to staff.
 * @returns the sentence to show as a notice, if any: the notice announces it
 */
export function useAnnouncements(sitting: Sitting, token: string): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (sentence: string): void => {
      clearTimeout(timer);
      setShown(sentence);
      timer = setTimeout(() => setShown(null), SHOWN_MS);
    };
    const { waiting, stored } = sitting.late;
    if (waiting + stored > 0) show(words.overtaken(waiting + stored));
    const stopWatching = watchSitting(sitting, token, (event) => {
      const isRunning = sitting.phase === 'RUNNING';
      if (isRunning && event.kind === 'AWAY') return;
      if (isRunning && SHOWN_EVENTS.includes(event.kind)) show(sentenceFor(event, sitting));
      else announce(sentenceFor(event, sitting));
    });
    const stopPageEvents = watchPageEvents(sitting, token);
    return () => {
      stopWatching();
      stopPageEvents();
      clearTimeout(timer);
    };
  }, [sitting, token]);
  return shown;
}

function sentenceFor(event: SittingEvent, { clock, deadline }: Sitting): string {
  switch (event.kind) {
    case 'THRESHOLD':
      return words.thresholds[event.threshold];
    case 'MOVED':
      return event.left === Infinity ? words.unlimited : words.moved(formatLeft(event.left));
    case 'PAUSED':
      return words.pausedTitle;
    case 'RESUMED': {
      const left = deadline.left(clock.now());
      return left === Infinity ? words.resumedFree : words.resumed(formatLeft(left));
    }
    case 'MESSAGE':
      return words.message(event.text);
    case 'TIME_UP':
      return texts.ended.timeUpTitle;
    case 'AWAY':
      return words.away;
    case 'BACK':
      return words.back;
    case 'SAVED':
      return words.allSaved;
    case 'REFUSED':
      return words.someRefused(event.count);
  }
}
