import { SegmentedControl } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { editorTexts } from '../../ui/texts/editor-texts';
import classes from './editor.module.css';

const { parts: words } = editorTexts;
const PARTS = ['outline', 'question', 'learner'] as const;

export type Part = (typeof PARTS)[number];

interface EditorPanesProps {
  /** Shown where there is space for one only. */
  part: Part;
  outline: ReactNode;
  question: ReactNode;
  learner: ReactNode;
  onPart: (part: Part) => void;
  /** Escape was pressed in the question. */
  onEscape: () => void;
}

/** Outline, question and learner's view: beside one another, or one at a time, as the space allows. */
export function EditorPanes(props: EditorPanesProps) {
  const { part, outline, question, learner, onPart, onEscape } = props;
  return (
    <div className={classes.editor} data-part={part}>
      <PartChoice part={part} onPart={onPart} />
      <div className={classes.panes}>
        <div className={classes.outline}>{outline}</div>
        <div
          className={classes.question}
          onKeyDown={(event) => {
            // Dialogs of the form are inside of it for React only: they close themselves.
            const isOwn = event.currentTarget.contains(event.target as Node);
            if (event.key === 'Escape' && isOwn && !event.nativeEvent.isComposing) onEscape();
          }}
        >
          {question}
        </div>
        <div className={classes.learner}>{learner}</div>
      </div>
    </div>
  );
}

/** Not drawn again when the focus moves in the outline. */
const PartChoice = memo(function PartChoice(props: Pick<EditorPanesProps, 'part' | 'onPart'>) {
  const { part, onPart } = props;
  return (
    <SegmentedControl
      className={classes.parts}
      aria-label={words.label}
      fullWidth
      value={part}
      onChange={onPart}
      data={PARTS.map((value) => ({ value, label: words[value] }))}
    />
  );
});
