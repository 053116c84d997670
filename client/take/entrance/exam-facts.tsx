/** @jsxImportSource preact */
import type { ServerClock } from '../session/clock';
import { DetailList } from '../components/parts';
import { Fold } from '../components/fold';
import {
  formatMarks,
  mainRules,
  otherRules,
  rulesAfterwards,
  windowText,
} from '../texts/exam-rules-text';
import { texts } from '../texts/texts';
import type { Lobby } from '../api/api-types';
import { boundExam } from './time-available';
import { TimeFact } from './time-text';

const words = texts.lobby;

interface ExamFactsProps {
  lobby: Lobby;
  /** Whether an attempt runs: its time is shown elsewhere. */
  isRunning: boolean;
  clock: ServerClock;
  onReload: () => void;
}

/** No attempt can be started any more. */
const isOver = ({ whyNot }: Lobby): boolean =>
  whyNot === 'NO_ATTEMPTS_LEFT' || whyNot === 'EXAM_CLOSED';

/** What a candidate needs to know before the start: four facts, then the rules. */
export function ExamFacts(props: ExamFactsProps) {
  return isOver(props.lobby) ? (
    <FactsAfterwards exam={props.lobby.exam} />
  ) : (
    <FactsBefore {...props} />
  );
}

/** Nothing counts down, since it leads to nothing. */
function FactsAfterwards({ exam }: { exam: Lobby['exam'] }) {
  const { durationMinutes, extraTimePercent: extra } = exam;
  const minutes = durationMinutes === null ? null : texts.minutes(durationMinutes);
  const time = minutes && (extra > 0 ? words.withExtra(minutes, extra) : minutes);
  return (
    <section>
      <h2>{words.rulesAfterwards}</h2>
      <DetailList
        details={[
          ...paperFact(exam),
          ...(time === null ? [] : [[words.facts.time, time] as const]),
          [words.facts.window, windowText(exam)],
          [words.facts.attempts, words.attemptsAllowed(exam.attemptsAllowed)],
        ]}
      />
      <Rules lines={rulesAfterwards(exam)} />
    </section>
  );
}

function paperFact({ questionCount, totalMarks }: Lobby['exam']) {
  const paper = words.paper(texts.questions(questionCount), formatMarks(totalMarks));
  return questionCount > 0 ? [[words.facts.paper, paper] as const] : [];
}

function FactsBefore({ lobby, isRunning, clock, onReload }: ExamFactsProps) {
  const { exam, attempts } = lobby;
  const left = Math.max(0, exam.attemptsAllowed - attempts.length);
  const main = mainRules(exam, isRunning);
  return (
    <section>
      <h2>{isRunning ? words.rulesRunning : words.rules}</h2>
      <DetailList
        details={[
          ...paperFact(exam),
          ...(isRunning
            ? []
            : [
                [
                  words.facts.time,
                  <TimeFact exam={boundExam(lobby)} clock={clock} onEnd={onReload} />,
                ] as const,
              ]),
          [words.facts.window, windowText(exam)],
          [words.facts.attempts, words.attemptsLeft(left, exam.attemptsAllowed)],
        ]}
      />
      {main.length > 0 && <Rules lines={main} />}
      <Fold summary={words.moreRules}>
        <Rules lines={otherRules(exam)} />
      </Fold>
    </section>
  );
}

function Rules({ lines }: { lines: string[] }) {
  return (
    <ul class="rules">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
