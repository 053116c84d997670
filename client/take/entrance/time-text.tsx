/** @jsxImportSource preact */
/** The time of an attempt that is started now, in words that count down where the closing ends it. */
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../components/announcer';
import type { ServerClock } from '../session/clock';
import { Countdown } from '../components/countdown';
import { Notice } from '../components/parts';
import { formatClosing, formatLeft } from '../texts/format';
import { texts } from '../texts/texts';
import { useTimeAvailable, type ExamTimes } from './time-available';

const words = texts.lobby;

interface TimeProps {
  exam: ExamTimes & { state: string; extraTimePercent?: number };
  clock: ServerClock;
  /** Called when the exam closes. */
  onEnd: () => void;
}

interface TimeLeftProps extends TimeProps {
  ms: number;
  format: (left: string) => string;
}

/** Before the opening and in a pause, the time does not run. */
function TimeLeft({ exam, clock, onEnd, ms, format }: TimeLeftProps) {
  const { state, closesAt, pausedAt } = exam;
  if (state !== 'OPEN' || closesAt === null || pausedAt !== null)
    return <>{format(formatLeft(ms))}</>;
  return <Countdown until={closesAt} clock={clock} format={format} onEnd={onEnd} />;
}

/** `90 minutes`, or `1:36 instead of 10 minutes` where the exam closes before they are over. */
export function TimeFact(props: TimeProps) {
  const { exam, clock } = props;
  const { durationMinutes, extraTimePercent: extra = 0 } = exam;
  const { ms, isCut } = useTimeAvailable(exam, clock);
  if (ms === null) return <>{texts.front.noLimit}</>;
  if (durationMinutes === null) return <TimeLeft {...props} ms={ms} format={words.untilClosing} />;
  const minutes = texts.minutes(durationMinutes);
  if (isCut)
    return <TimeLeft {...props} ms={ms} format={(left) => words.insteadOf(left, minutes)} />;
  return <>{extra > 0 ? words.withExtra(minutes, extra) : minutes}</>;
}

/** Warns where the exam closes before the minutes of the attempt are over. */
export function CutTimeWarning(props: TimeProps) {
  const { exam, clock } = props;
  const { ms, isCut } = useTimeAvailable(exam, clock);
  const cut = isCut && ms !== null && exam.closesAt !== null ? { ms, at: exam.closesAt } : null;
  const text = (left: string): string =>
    cut === null ? '' : words.cutTime(left, formatClosing(cut.at, exam.timeZone, cut.ms));
  const wasCutRef = useRef(isCut);
  useEffect(() => {
    // Who has waited on this page hears that the time gets shorter now.
    if (cut && !wasCutRef.current) announce(text(formatLeft(cut.ms)));
    wasCutRef.current = isCut;
  });
  if (!cut) return null;
  return (
    <Notice tone="caution">
      <TimeLeft {...props} ms={cut.ms} format={text} />
    </Notice>
  );
}
