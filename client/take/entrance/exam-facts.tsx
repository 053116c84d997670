/** @jsxImportSource preact */
import type { ServerClock } from '../session/clock';
import { DetailList } from '../components/parts';
import { Fold } from '../components/fold';
import { formatMarks, mainRules, otherRules, windowText } from '../texts/exam-rules-text';
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

/** What a candidate needs to know before the start: four facts, then the rules. */
export function ExamFacts({ lobby, isRunning, clock, onReload }: ExamFactsProps) {
  const { exam, attempts } = lobby;
  const left = Math.max(0, exam.attemptsAllowed - attempts.length);
  const main = mainRules(exam, isRunning);
  const paper = words.paper(texts.questions(exam.questionCount), formatMarks(exam.totalMarks));
  return (
    <section>
      <h2>{isRunning ? words.rulesRunning : words.rules}</h2>
      <DetailList
        details={[
          ...(exam.questionCount > 0 ? [[words.facts.paper, paper] as const] : []),
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
