/** @jsxImportSource preact */
import { formatTime } from '../texts/format';
import { Button } from '../components/parts';
import { resultText, reviewLabel, type ResultExam } from '../texts/result-text';
import { texts } from '../texts/texts';
import { ReceiptDownload } from '../components/receipt-download';
import type { AttemptSummary, LateDecisions } from '../api/api-types';

const words = texts.lobby;

interface AttemptListProps {
  attempts: AttemptSummary[];
  exam: ResultExam;
  /** The token of the link. */
  token: string;
  onReview: (attemptId: string) => void;
}

/** The submitted attempts, with the part of the result that may be shown. */
export function AttemptList({ attempts, exam, token, onReview }: AttemptListProps) {
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
              <p>{resultText(attempt, exam)}</p>
              {attempt.waitingCount ? <p>{words.waiting(attempt.waitingCount)}</p> : null}
              {attempt.late &&
                lateDecisionTexts(attempt.late).map((line) => <p key={line}>{line}</p>)}
            </div>
            <div class="actions">
              {attempt.isReviewable && (
                <Button
                  onClick={() => onReview(attempt.id)}
                  aria-label={`${reviewLabel(exam)}: ${words.attempt(attempt.number)}`}
                >
                  {reviewLabel(exam)}
                </Button>
              )}
              {attempt.submittedAt && (
                <ReceiptDownload
                  token={token}
                  attemptId={attempt.id}
                  title={title}
                  submittedAt={attempt.submittedAt}
                  attemptName={words.attempt(attempt.number)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The decisions about late answers: the page on which they were typed only reports that they were late. */
function lateDecisionTexts({ waiting, accepted, refused }: LateDecisions): string[] {
  const decisions = texts.lateDecisions;
  const decidedText =
    accepted > 0 && refused > 0
      ? decisions.both(accepted, refused)
      : accepted > 0
        ? decisions.accepted(accepted)
        : refused > 0
          ? decisions.refused(refused)
          : null;
  return [
    ...(decidedText ? [decidedText] : []),
    ...(waiting > 0 ? [decisions.waiting(waiting)] : []),
    ...(accepted > 0 ? [decisions.newReceipt] : []),
  ];
}
