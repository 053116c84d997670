import { memo } from 'react';
import { AlertIcon, CheckIcon } from '../../ui/icons';
import { formatNumber } from '../../ui/format';
import { isSingular, shownMarks, type Marks } from '../../ui/marks';
import { editorTexts } from '../../ui/texts/editor-texts';
import type { OutlineRow } from './rows/outline.query';
import { foundText } from './rows/outline-rows';
import classes from './outline.module.css';

const { outline: words } = editorTexts;
const KINDS = { MCQ: words.mcq, DESCRIPTIVE: words.descriptive };

interface OutlineEntryProps {
  /** Called with its element, whose height it watches. */
  measure: (element: HTMLElement | null) => void;
  /** Among the rows that are shown, from 0. */
  index: number;
  /** Of the rows that are shown. */
  count: number;
  /** From the top of the list, in CSS pixels. */
  top: number;
  row: OutlineRow;
  /** What was searched; empty for nothing. */
  search: string;
  /** In the quiz, from 1. */
  place: number;
  marks: Marks;
  /** What is wrong with it; null for nothing. */
  fault: string | null;
  isBlocking: boolean;
  isUnsaved: boolean;
  isSelected: boolean;
  /** Shown in the editor. */
  isOpen: boolean;
}

/** A question in the outline. The list handles its clicks and keys, so that only rows that change are drawn again. */
export const OutlineEntry = memo(function OutlineEntry(props: OutlineEntryProps) {
  const { measure, index, count, row, search, place, marks, fault, isBlocking } = props;
  const { isUnsaved, isSelected, isOpen } = props;
  const { before, match, after } = foundText(row.text, search);
  return (
    <div
      ref={measure}
      data-index={index}
      role="option"
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classes.entry}
      style={{ top: props.top }}
      data-id={row.id}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      tabIndex={-1}
    >
      {/* For the pointer; the keyboard has the space bar. */}
      <span className={classes.tick} data-tick aria-hidden="true">
        <span className={classes.box}>{isSelected && <CheckIcon size={14} />}</span>
      </span>
      <span className={classes.number}>{formatNumber(place)}</span>
      <span className={classes.content}>
        <span className={classes.text} dir="auto">
          {before}
          {match !== '' && <mark className={classes.match}>{match}</mark>}
          {after}
        </span>
        <span className={classes.facts}>
          <span>{KINDS[row.kind]}</span>
          <span>{words.marks(shownMarks(marks), isSingular(marks))}</span>
          {isUnsaved && <span className={classes.unsaved}>{words.unsaved}</span>}
          {fault !== null && (
            <span className={classes.fault} data-blocking={isBlocking || undefined} title={fault}>
              <AlertIcon size={14} />
              <span className={classes.message}>{fault}</span>
            </span>
          )}
        </span>
      </span>
    </div>
  );
});
