/** @jsxImportSource preact */
import { formatTime } from './format';
import { Button, Facts, Notice } from './parts';
import { Sheet } from './sheet';
import type { Sitting } from './sitting';
import { texts } from './texts';

const words = texts.ended;

interface EndedPageProps {
  sitting: Sitting;
  timeZone: string;
  onLeave: () => void;
}

/** The receipt, and what did not make it in time. */
export function EndedPage({ sitting, timeZone, onLeave }: EndedPageProps) {
  const { receipt, saver } = sitting;
  if (!receipt) return null;
  const isLost = receipt.submittedBy !== 'LEARNER' && saver.pendingCount > 0;
  return (
    <Sheet title={words.title} lead={sitting.title}>
      <Notice tone="good">{words.by[receipt.submittedBy]}</Notice>
      {isLost && <Notice tone="caution">{words.lost(saver.pendingCount)}</Notice>}
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
