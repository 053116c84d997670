/** @jsxImportSource preact */
import type { LateState } from '../sync/late-answers';
import { Button, Notice } from '../components/parts';
import { PageFrame } from '../components/page-frame';
import { texts } from '../texts/texts';

const words = texts.elsewhere;

interface ElsewherePageProps {
  title: string;
  /** Answers typed here that did not reach the paper. */
  late: LateState;
  onTakeBack: () => Promise<void>;
}

/** Shown when another device has taken over the attempt. */
export function ElsewherePage({ title, late, onTakeBack }: ElsewherePageProps) {
  const unsent = late.waiting + late.stored;
  return (
    <PageFrame title={words.title} lead={title} drawing="elsewhere">
      <p>{words.hint}</p>
      {unsent > 0 && <Notice tone="caution">{words.unsent(unsent)}</Notice>}
      <Button tone="main" onClick={() => void onTakeBack()}>
        {words.take}
      </Button>
    </PageFrame>
  );
}
