/** @jsxImportSource preact */
import { formatTime } from '../texts/format';
import { Button, Facts, Notice } from '../components/parts';
import type { Kit } from '../session/attempt-context';
import { LateNotice } from '../components/late-notice';
import { VERIFY_ADDRESS } from '../place';
import { ReceiptDownload } from '../components/receipt-download';
import { Sheet } from '../components/page-frame';
import { texts } from '../texts/texts';
import { TrialNext } from '../components/trial-next';
import { useAsked } from '../hooks/use-fetched';
import { useLate } from '../hooks/use-late-answers';
import { useNowAndThen } from '../hooks/use-interval';
import { receiptTexts } from '../texts/verify-texts';
import type { Lobby, Receipt } from '../api/api-types';

const words = texts.ended;

interface EndedPageProps {
  receipt: Receipt;
  kit: Kit;
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
  const { receipt, kit, title, refused, isElsewhere, timeZone, onLeave, onGoOn } = props;
  const late = useLate(kit, receipt.attemptId);
  // Staff may reopen it, and its time runs again.
  const { data: lobby, again } = useAsked<Lobby>('/mine', kit.token);
  const isFresh = kit.clock.now() - Date.parse(receipt.submittedAt) < SOON_FOR_MS;
  useNowAndThen(again, receipt.submittedBy === 'TIME' && isFresh ? SOON_MS : undefined);
  const now = lobby?.attempts.find(({ id }) => id === receipt.attemptId);
  const isReopened = now?.submittedAt === null;
  return (
    <Sheet title={words.title} lead={title}>
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
      <LateNotice late={late} onTryNow={() => kit.late.tryNow()} />
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
              token={kit.token}
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
    </Sheet>
  );
}
