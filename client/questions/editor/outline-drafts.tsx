import { Text } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { editorTexts } from '../../ui/texts/editor-texts';
import { NEW } from './use-open-question';
import classes from './outline.module.css';

const { outline: words } = editorTexts;

interface OutlineDraftsProps {
  /** The ids of unsaved questions that are not in the quiz; `new` for a new one. */
  drafts: readonly string[];
  openId: string | null;
  /** Whether to say where unsaved questions are kept. */
  isExplained: boolean;
  /** Given where there are no rows: calls back if the focus is to come here, until that returns true. */
  giveFocus: ((give: () => boolean) => void) | null;
  onOpen: (id: string) => void;
}

/** Above the list, whose end can be out of view, and not in it: these are no questions to select or to move. */
export function OutlineDrafts(props: OutlineDraftsProps) {
  const { drafts, openId, isExplained, giveFocus, onOpen } = props;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() =>
    giveFocus?.(() => {
      first.current?.focus();
      return true;
    }),
  );
  return (
    <>
      {isExplained && (
        <Text size="sm" c="dimmed">
          {words.draftsHint}
        </Text>
      )}
      {drafts.map((id, index) => (
        <button
          key={id}
          ref={index === 0 ? first : null}
          type="button"
          className={classes.draft}
          aria-current={openId === id || undefined}
          onClick={() => onOpen(id)}
        >
          {id === NEW ? words.newQuestion : words.lost}
          <span className={classes.unsaved}>{words.unsaved}</span>
        </button>
      ))}
    </>
  );
}
