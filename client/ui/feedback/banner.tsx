import { useEffect, useEffectEvent } from 'react';
import { Notice, type Tone } from './notice';

export interface BannerMessage {
  tone: Tone;
  text: string;
}

const HIDE_AFTER_MS = 5_000;

/** A message in the page that goes after five seconds (specification, section 2). */
export function Banner({ message, onGone }: { message: BannerMessage | null; onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(gone, HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return message && <Notice tone={message.tone}>{message.text}</Notice>;
}
