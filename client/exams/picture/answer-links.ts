import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWayBackHere } from '../../ui/hooks/way-back';
import { questionAnchor } from '../attempt/use-linked-question';
import { pictureTexts } from './picture-texts';

/** The path of an answer in the paper of its attempt. */
export function answerPath(attemptId: string, questionId: string): string {
  return `/navigation/attempt/${attemptId}#${questionAnchor(questionId)}`;
}

/**
 * Follows the links to answers within the page. There are thousands: they are plain ones, with one handler on
 * the table around them.
 * @param onOpen gets the link, before the page is left
 */
export function useFollowAnswer(onOpen?: (link: HTMLElement) => void) {
  const navigate = useNavigate();
  const back = useWayBackHere(pictureTexts.heading);
  return (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Other links of the table follow themselves.
    if (!link || event.defaultPrevented) return;
    onOpen?.(link);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '', { state: back });
  };
}
