/** @jsxImportSource preact */
import { formatNumber, formatTime } from './format';
import { Button } from './parts';
import { texts } from './texts';
import type { AttemptMade } from './wire';

const words = texts.lobby;

interface AttemptsMadeProps {
  attempts: AttemptMade[];
  timeZone: string;
  onReview: (attemptId: string) => void;
}

/** What was handed in, with as much of the result as may be seen. */
export function AttemptsMade({ attempts, timeZone, onReview }: AttemptsMadeProps) {
  return (
    <section>
      <h2>{words.made}</h2>
      <ul class="made">
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <div>
              <strong>{words.attempt(attempt.number)}</strong>{' '}
              <span class="dim">
                {attempt.submittedAt && words.submitted(formatTime(attempt.submittedAt, timeZone))}
              </span>
              <p>{resultOf(attempt)}</p>
            </div>
            {attempt.isReviewable && (
              <Button
                onClick={() => onReview(attempt.id)}
                aria-label={`${words.review_}: ${words.attempt(attempt.number)}`}
              >
                {words.review_}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function resultOf({ score, maxScore, isPassed }: AttemptMade): string {
  if (score === null || maxScore === null) return words.later;
  const passed = isPassed === null ? '' : `, ${isPassed ? words.passed : words.failed}`;
  return words.score(formatNumber(score), formatNumber(maxScore)) + passed;
}
