/** @jsxImportSource preact */
import { formatNumber, formatTime } from '../texts/format';
import { Button } from '../components/parts';
import { texts } from '../texts/texts';
import { ReceiptDownload } from '../components/receipt-download';
import type { AttemptMade, LateTold, LobbyExam } from '../api/api-types';

const words = texts.lobby;

interface AttemptsMadeProps {
  attempts: AttemptMade[];
  exam: Pick<LobbyExam, 'title' | 'timeZone' | 'review'>;
  /** Of the link. */
  token: string;
  onReview: (attemptId: string) => void;
}

/** What was handed in, with as much of the result as may be seen. */
export function AttemptsMade({ attempts, exam, token, onReview }: AttemptsMadeProps) {
  const { title, timeZone } = exam;
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
              <p>{resultOf(attempt, exam)}</p>
              {attempt.waitingCount ? <p>{words.waiting(attempt.waitingCount)}</p> : null}
              {attempt.late && lateOf(attempt.late).map((line) => <p key={line}>{line}</p>)}
            </div>
            <div class="actions">
              {attempt.isReviewable && (
                <Button
                  onClick={() => onReview(attempt.id)}
                  aria-label={`${words.review_}: ${words.attempt(attempt.number)}`}
                >
                  {words.review_}
                </Button>
              )}
              {attempt.submittedAt && (
                <ReceiptDownload
                  token={token}
                  attemptId={attempt.id}
                  title={title}
                  submittedAt={attempt.submittedAt}
                  of={words.attempt(attempt.number)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function resultOf(
  { score, maxScore, isPassed }: AttemptMade,
  { review }: AttemptsMadeProps['exam'],
): string {
  if (review.content === 'NOTHING') return words.review.NOTHING;
  if (score === null || maxScore === null) return words.later;
  const passed = isPassed === null ? '' : `, ${isPassed ? words.passed : words.failed}`;
  return words.score(formatNumber(score), formatNumber(maxScore)) + passed;
}

/** What became of answers that came late: the page they were typed on says no more than that they did. */
function lateOf({ waiting, accepted, refused }: LateTold): string[] {
  const { lateTold: told } = texts;
  const decided =
    accepted > 0 && refused > 0
      ? told.both(accepted, refused)
      : accepted > 0
        ? told.accepted(accepted)
        : refused > 0
          ? told.refused(refused)
          : null;
  return [
    ...(decided ? [decided] : []),
    ...(waiting > 0 ? [told.waiting(waiting)] : []),
    ...(accepted > 0 ? [told.newReceipt] : []),
  ];
}
