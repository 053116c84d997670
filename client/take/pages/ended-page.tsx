/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import { formatTime } from '../texts/format';
import { FinishHere } from '../entrance/finish-here';
import { Fold } from '../components/fold';
import { BubbleRow } from '../components/bubble-row';
import { Button, DetailList, Notice } from '../components/parts';
import type { AttemptContext } from '../session/attempt-context';
import { LateNotice } from '../components/late-notice';
import { VERIFY_ADDRESS } from '../session/navigation';
import { ReceiptDownload } from '../components/receipt-download';
import { PageFrame } from '../components/page-frame';
import { resultText, reviewLabel, scoreText, type ResultExam } from '../texts/result-text';
import { texts } from '../texts/texts';
import { BackToDemo } from '../components/back-to-demo';
import { useFetch } from '../hooks/use-fetch';
import { useLateAnswers } from '../hooks/use-late-answers';
import { useInterval } from '../hooks/use-interval';
import { receiptTexts } from '../texts/receipt-texts';
import type { AttemptSummary, Receipt } from '../api/api-types';
import { printPage } from '../components/print-page';

const words = texts.ended;

interface EndedPageProps {
  receipt: Receipt;
  context: AttemptContext;
  title: string;
  /** Number of answers typed here that the server refused. */
  refused: number;
  /** Whether it was submitted from another page. */
  isElsewhere: boolean;
  timeZone: string;
  onLeave: () => void;
  onReview: (attemptId: string) => void;
  /** Resumes an attempt that was reopened. */
  onGoOn: () => void;
}

/** Staff may reopen an attempt after an outage, and its time then runs: check often for a while. */
const REOPEN_POLL_MS = 12_000;
const REOPEN_POLL_FOR_MS = 20 * 60_000;

/** Shows the receipt and the late answers of an ended attempt. */
export function EndedPage(props: EndedPageProps) {
  const { receipt, context, title, refused, isElsewhere, timeZone, onLeave, onReview, onGoOn } =
    props;
  const late = useLateAnswers(context, receipt.attemptId);
  // Polls the lobby, since staff may reopen the attempt.
  const { data: lobby, reload } = useFetch<'/attempts/mine'>('/mine', context.token);
  const isFresh = context.clock.now() - Date.parse(receipt.submittedAt) < REOPEN_POLL_FOR_MS;
  useInterval(reload, receipt.submittedBy === 'TIME' && isFresh ? REOPEN_POLL_MS : undefined);
  useEffect(() => {
    // Late answers have arrived: the score is not final any more.
    if (late.stored > 0) reload();
  }, [late.stored, reload]);
  const current = lobby?.attempts.find(({ id }) => id === receipt.attemptId);
  const isReopened = current?.submittedAt === null;
  const isReviewable = current?.isReviewable === true && !isReopened;
  return (
    <PageFrame title={words.title} lead={title} drawing={isReopened ? 'goOn' : 'submitted'}>
      <Notice tone={isElsewhere || refused > 0 ? 'plain' : 'good'}>
        {isElsewhere ? words.elsewhere : words.by[receipt.submittedBy]}
      </Notice>
      <div role="status" class="score">
        {lobby && current && !isReopened && (
          <Result attempt={current} exam={lobby.exam} unsent={late.waiting} />
        )}
        {isReopened && (
          <Notice tone="caution">
            <p>{words.reopened}</p>
            <Button tone="main" onClick={onGoOn}>
              {texts.lobby.goOn}
            </Button>
          </Notice>
        )}
      </div>
      <BackToDemo />
      <LateNotice late={late} onTryNow={() => context.late.tryNow()} />
      {refused > 0 && <Notice tone="caution">{words.refused(refused)}</Notice>}
      <DetailList
        details={[
          [words.at, formatTime(receipt.submittedAt, timeZone)],
          [
            words.answered,
            <>
              {words.of(receipt.answered, receipt.questions)}
              <BubbleRow filled={receipt.answered} total={receipt.questions} />
            </>,
          ],
        ]}
      />
      <div class="actions page-actions">
        {isReviewable && lobby && (
          <Button tone="main" onClick={() => onReview(receipt.attemptId)}>
            {reviewLabel(lobby.exam)}
          </Button>
        )}
        <Button tone={isReviewable ? 'plain' : 'main'} onClick={onLeave}>
          {words.toLobby}
        </Button>
        <Button onClick={printPage}>{texts.review.print}</Button>
      </div>
      <Fold summary={words.receipt} class="more receipt">
        <code>{receipt.hash}</code>
        <p class="hint">{receipt.signature ? receiptTexts.hint : words.receiptHint}</p>
        {receipt.signature && (
          <div class="actions">
            <ReceiptDownload
              token={context.token}
              attemptId={receipt.attemptId}
              title={title}
              submittedAt={receipt.submittedAt}
            />
            <a href={VERIFY_ADDRESS} target="_blank" rel="noopener">
              {receiptTexts.check}
            </a>
          </div>
        )}
      </Fold>
      {lobby && <FinishHere {...{ context, lobby }} />}
    </PageFrame>
  );
}

interface ResultProps {
  attempt: AttemptSummary;
  exam: ResultExam;
  /** Late answers that the server does not have yet. */
  unsent: number;
}

/** The score where it may be seen, or when it can be. */
function Result({ attempt, exam, unsent }: ResultProps) {
  const late = unsent > 0 ? { accepted: 0, refused: 0, waiting: unsent } : attempt.late;
  const score = scoreText({ ...attempt, late });
  return (
    <>
      {score === null ? <p>{resultText(attempt, exam)}</p> : <p class="score-line">{score}</p>}
      {attempt.waitingCount ? <p>{texts.lobby.waiting(attempt.waitingCount)}</p> : null}
      {attempt.late?.waiting ? <p>{texts.lateDecisions.waiting(attempt.late.waiting)}</p> : null}
    </>
  );
}
