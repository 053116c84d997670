/** @jsxImportSource preact */
import { formatTime } from './format';
import { Button, Facts, Notice } from './parts';
import { Sheet } from './sheet';
import { texts } from './texts';
import { useAsked } from './use-asked';
import { useNowAndThen } from './use-now-and-then';
import type { Lobby, Receipt } from './wire';

const words = texts.ended;

interface EndedPageProps {
  receipt: Receipt;
  token: string;
  title: string;
  /** Answers typed here that had not arrived when it ended, and those that were not taken. */
  lost: number;
  refused: number;
  timeZone: string;
  onLeave: () => void;
}

/** The receipt, and what did not make it in time. */
export function EndedPage(props: EndedPageProps) {
  const { receipt, token, title, lost, refused, timeZone, onLeave } = props;
  // Staff may reopen it, and its time runs again.
  const { data: lobby, again } = useAsked<Lobby>('/mine', token);
  useNowAndThen(again);
  const now = lobby?.attempts.find(({ id }) => id === receipt.attemptId);
  const isReopened = now?.submittedAt === null;
  const isElsewhere = receipt.submittedBy === 'LEARNER' && lost > 0;
  return (
    <Sheet title={words.title} lead={title}>
      <Notice tone={lost + refused > 0 ? 'plain' : 'good'}>
        {isElsewhere ? words.elsewhere : words.by[receipt.submittedBy]}
      </Notice>
      <div role="status">{isReopened && <Notice tone="caution">{words.reopened}</Notice>}</div>
      {lost > 0 && <Notice tone="caution">{words.lost(lost)}</Notice>}
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
        <p class="hint">{words.receiptHint}</p>
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
