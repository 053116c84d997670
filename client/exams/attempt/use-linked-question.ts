import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The id of a question's element, which links to an answer name (`#question-…`). */
export function questionAnchor(questionId: string): string {
  return `question-${questionId}`;
}

/**
 * Scrolls to the answer that the link named, and focuses it, once it is on the page. Back and reload return to
 * the scroll position instead.
 */
export function useLinkedQuestion(isShown: boolean): void {
  const { hash, key } = useLocation();
  const isOpened = useNavigationType() !== NavigationType.Pop || key === 'default';
  useEffect(() => {
    if (!isShown || !isOpened || hash.length < 2) return;
    const element = document.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  }, [isShown, isOpened, hash]);
}
