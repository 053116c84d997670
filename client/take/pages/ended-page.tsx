/** @jsxImportSource preact */
import { formatTime } from '../texts/format';
import { Button, Facts, Notice } from '../components/parts';
import type { AttemptContext } from '../session/attempt-context';
import { LateNotice } from '../components/late-notice';
import { VERIFY_ADDRESS } from '../place';
import { ReceiptDownload } from '../components/receipt-download';
import { PageFrame } from '../components/page-frame';
import { texts } from '../texts/texts';
import { TrialNext } from '../components/trial-next';
import { useFetched } from '../hooks/use-fetched';
import { useLateAnswers } from '../hooks/use-late-answers';
import { useInterval } from '../hooks/use-interval';
import { receiptTexts } from '../texts/verify-texts';
import type { Lobby, Receipt } from '../api/api-types';

const words = texts.ended;

interface EndedPageProps {
  receipt: Receipt;
  context: AttemptContext;
  title: string;
  /** Answers typed here that were not taken. */
  refused: number;
  /** It was handed in, but not from here. */
  isElsewhere: boolean;
  timeZone: string;
  onLeave: () => void;
  /** Goes on with an attempt that was reopened. */
  onGoOn: () => void;
}

/** Whoever was cut off by an outage may be given the time back: while they wait, it runs. */
const SOON_MS = 12_000;
const SOON_FOR_MS = 20 * 60_000;

/** The receipt, and what did not make it in time. */
export function EndedPage(props: EndedPageProps) {
  const { receipt, context, title, refused, isElsewhere, timeZone, onLeave, onGoOn } = props;
  const late = useLateAnswers(context, receipt.attemptId);
  // Staff may reopen it, and its time runs again.
  const { data: lobby, again } = useFetched<Lobby>('/mine', context.token);
  const isFresh = context.clock.now() - Date.parse(receipt.submittedAt) < SOON_FOR_MS;
  useInterval(again, receipt.submittedBy === 'TIME' && isFresh ? SOON_MS : undefined);
  const now = lobby?.attempts.find(({ id }) => id === receipt.attemptId);
  const isReopened = now?.submittedAt === null;
  return (
    <PageFrame title={words.title} lead={title}>
      <Notice tone={isElsewhere || refused > 0 ? 'plain' : 'good'}>
        {isElsewhere ? words.elsewhere : words.by[receipt.submittedBy]}
      </Notice>
      <div role="status">
        {isReopened && (
          <Notice tone="caution">
            <p>{words.reopened}</p>
            <Button tone="main" onClick={onGoOn}>
              {texts.lobby.goOn}
            </Button>
          </Notice>
        )}
      </div>
      <TrialNext />
      <LateNotice late={late} onTryNow={() => context.late.tryNow()} />
      {refused > 0 && <Notice tone="caution">{words.refused(refused)}</Notice>}
      <Facts
        facts={[
          [words.at, formatTime(receipt.submittedAt, timeZone)],
          [words.answered, words.of(receipt.answered, receipt.questions)],
        ]}
      />
      <section class="receipt">
        <h2>{words.receipt}</h2>
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
      </section>
      <div class="actions">
        <Button tone="main" onClick={onLeave}>
          {words.toLobby}
        </Button>
        <Button onClick={() => window.print()}>{texts.review.print}</Button>
      </div>
    </PageFrame>
  );
}
