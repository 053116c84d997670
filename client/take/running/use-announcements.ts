import { useEffect, useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { watchPageEvents } from '../session/page-events';
import { formatLeft } from '../texts/format';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import { watch, type News } from '../session/watch';

const words = texts.sitting;
/** Long enough to be read twice. */
const SHOWN_MS = 12_000;

/** Watches a sitting, says what happens, and tells whoever gives the exam. @returns the sentence to show just now */
export function useAnnouncements(sitting: Sitting, token: string): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (sentence: string): void => {
      clearTimeout(timer);
      setShown(sentence);
      timer = setTimeout(() => setShown(null), SHOWN_MS);
    };
    const { waiting, kept } = sitting.late;
    if (waiting + kept > 0) {
      announce(words.overtaken(waiting + kept));
      show(words.overtaken(waiting + kept));
    }
    const end = watch(sitting, token, (news) => {
      const sentence = sentenceFor(news, sitting);
      announce(sentence);
      if (news.kind !== 'THRESHOLD' && news.kind !== 'MOVED' && news.kind !== 'BACK') return;
      show(sentence);
    });
    const endFacts = watchPageEvents(sitting, token);
    return () => {
      end();
      endFacts();
      clearTimeout(timer);
    };
  }, [sitting, token]);
  return shown;
}

function sentenceFor(news: News, { clock }: Sitting): string {
  switch (news.kind) {
    case 'THRESHOLD':
      return words.thresholds[news.threshold];
    case 'MOVED':
      return news.deadlineAt === null
        ? words.unlimited
        : words.moved(formatLeft(news.deadlineAt - clock.now()));
    case 'TIME_UP':
      return texts.ended.timeUpTitle;
    case 'AWAY':
      return words.away;
    case 'BACK':
      return words.back;
    case 'SAVED':
      return words.allSaved;
    case 'REFUSED':
      return words.someRefused(news.count);
  }
}
