import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'question';
/** In the URL, for a question that is not in the quiz yet. */
export const NEW = 'new';

/**
 * Which question is in the editor, by the URL: a reload keeps it. Going to another one replaces the URL, so that Back
 * leaves the editor and no unsaved draft stands in the way.
 */
export function useOpenQuestion() {
  const [url, setUrl] = useSearchParams();
  const openId = url.get(PARAMETER);
  /** The last request that the form gets the focus; 0 once a question was opened without it. */
  const [focusRequest, setFocusRequest] = useState(0);
  const requests = useRef(0);
  const open = useCallback(
    (id: string | null, withFocus = false): void => {
      setUrl(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === null) next.delete(PARAMETER);
          else next.set(PARAMETER, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
      if (withFocus) requests.current += 1;
      setFocusRequest(withFocus ? requests.current : 0);
    },
    [setUrl],
  );
  return { openId, open, focusRequest };
}
