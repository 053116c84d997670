import { useEffect, useState } from 'preact/hooks';
import { backOffMs } from '../api/api';

/** From then on the picture is tried again only on a tap, or when the connection is back. */
const MAX_AUTOMATIC_TRIES = 8;

/** One picture on the page: how its loading goes, and whether its dialog is open. */
export interface PictureState {
  hasFailed: boolean;
  /** It has failed, and is being tried again. */
  isRetrying: boolean;
  /** The key of the element, which does not load twice. */
  tries: number;
  isEnlarged: boolean;
  onLoad: () => void;
  onError: () => void;
  /** Tries a picture again that did not load, and enlarges one that did. */
  onPress: () => void;
  onClose: () => void;
}

/**
 * Retries a picture that did not load: after a pause that doubles, when the connection is back, and when
 * the candidate asks for it.
 */
export function usePicture(): PictureState {
  const [hasFailed, setFailed] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [tries, setTries] = useState(1);
  const [isEnlarged, setEnlarged] = useState(false);
  const retry = (): void => {
    setWaiting(false);
    setTries((count) => count + 1);
  };
  useEffect(() => {
    if (!isWaiting) return undefined;
    addEventListener('online', retry);
    const isLast = tries >= MAX_AUTOMATIC_TRIES;
    const timer = isLast ? undefined : setTimeout(retry, backOffMs(tries, null));
    return () => {
      removeEventListener('online', retry);
      clearTimeout(timer);
    };
  }, [isWaiting, tries]);
  return {
    hasFailed,
    isRetrying: hasFailed && !isWaiting,
    tries,
    isEnlarged,
    onLoad: () => setFailed(false),
    onError: () => {
      setFailed(true);
      setWaiting(true);
    },
    onPress: () => {
      if (!hasFailed) setEnlarged(true);
      else if (isWaiting) retry();
    },
    onClose: () => setEnlarged(false),
  };
}
