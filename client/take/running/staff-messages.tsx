/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../components/parts';
import { formatTimeHere } from '../texts/format';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

const words = texts.sitting;
/** A tap that was meant for what the message covers confirms nothing. */
const TAP_MS = 700;

/**
 * Messages that were not confirmed yet, over the page: nothing in it moves.
 * @param returnsTo the id of the element that gets the focus after the button, which is gone then
 */
export function StaffMessages({ sitting, returnsTo }: { sitting: Sitting; returnsTo: string }) {
  const [, setConfirmed] = useState<string | null>(null);
  const { messages } = sitting;
  const { unread, lastId } = messages;
  const shownAtRef = useRef(0);
  useLayoutEffect(() => {
    shownAtRef.current = performance.now();
  }, [lastId]);
  if (unread.length === 0) return null;
  const confirm = (): void => {
    if (performance.now() - shownAtRef.current < TAP_MS) return;
    messages.confirm();
    setConfirmed(lastId);
    document.getElementById(returnsTo)?.focus({ preventScroll: true });
  };
  return (
    <section class="staff-messages" aria-label={words.messageTitle}>
      <p class="dim">{words.messageTitle}</p>
      <MessageList messages={unread} />
      <Button tone="main" onClick={confirm}>
        {words.gotIt}
      </Button>
    </section>
  );
}

/** All messages of the attempt, to be read again. */
export function EarlierMessages({ sitting: { messages } }: { sitting: Sitting }) {
  if (messages.all.length === 0) return null;
  return (
    <details class="earlier-messages">
      <summary>
        {words.messages} ({messages.all.length})
      </summary>
      <MessageList messages={messages.all} />
    </details>
  );
}

function MessageList({ messages }: { messages: Sitting['messages']['all'] }) {
  return (
    <ul>
      {messages.map(({ id, text, sentAt }) => (
        <li key={id}>
          <span dir="auto">{text}</span> <time dateTime={sentAt}>{formatTimeHere(sentAt)}</time>
        </li>
      ))}
    </ul>
  );
}
