import { useEffect, useEffectEvent } from 'react';
import { Notice } from './notice';
import type { Tone } from './tone-sign';

export interface BannerMessage {
  tone: Tone;
  text: string;
}

const HIDE_AFTER_MS = 5_000;

/** A message in the page that disappears after five seconds (docs/specification.md, section 2). */
export function Banner({ message, onGone }: { message: BannerMessage | null; onGone: () => void }) {
  const hide = useEffectEvent(onGone);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(hide, HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return message && <Notice tone={message.tone}>{message.text}</Notice>;
}
