/** @jsxImportSource preact */
/** Questions that are answered in free text. */
import type { TargetedEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { FormattedText } from '../components/formatted-text';
import { formatNumber } from '../texts/format';
import { Picture } from '../components/picture';
import { WordCount } from '../components/word-count';
import { texts } from '../texts/texts';
import type { Response, ReviewedQuestion } from '../api/api-types';
import type { AnswerProps, QuestionKind } from './kind';

/** The server's limit (server/questions/kinds/descriptive.kind.ts). */
const MAX_LENGTH = 20_000;
/** The rest is shown from this many characters left. */
const SHOW_REST_FROM = 2_000;

const TRUNCATED_TEXT = texts.sitting.cut(formatNumber(MAX_LENGTH));

/** By attributes: the property `autocorrect` is a boolean in some browsers and missing in others. */
function switchSpellCheckOff(field: HTMLTextAreaElement | null): void {
  field?.setAttribute('spellcheck', 'false');
  field?.setAttribute('autocorrect', 'off');
  field?.setAttribute('autocapitalize', 'off');
}

type TargetedClipboardEvent = TargetedEvent<HTMLTextAreaElement, ClipboardEvent>;

const textOf = (response: Response): string =>
  response && 'text' in response ? response.text : '';

function Answer({ question, response, checksSpelling, onRespond }: AnswerProps) {
  const id = useId();
  const text = textOf(response);
  const left = MAX_LENGTH - text.length;
  const [isTruncated, setTruncated] = useState(false);
  /** The browser cuts a long paste silently: tell the candidate. */
  const paste = ({ currentTarget, clipboardData }: TargetedClipboardEvent): void => {
    const { selectionStart, selectionEnd, value } = currentTarget;
    const pasted = (clipboardData?.getData('text') ?? '').replace(/\r\n/g, '\n').length;
    const isTooLong = value.length - (selectionEnd - selectionStart) + pasted > MAX_LENGTH;
    setTruncated(isTooLong);
    if (isTooLong) announce(TRUNCATED_TEXT);
  };
  return (
    <div class="essay">
      <p id={`${id}-question`} class="text" dir="auto">
        <FormattedText text={question.text} />
      </p>
      <Picture image={question.image} />
      <label for={id} id={`${id}-label`}>
        {texts.sitting.answer}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={8}
        value={text}
        maxLength={MAX_LENGTH}
        ref={checksSpelling === false ? switchSpellCheckOff : null}
        aria-labelledby={`${id}-label ${id}-question`}
        aria-describedby={left <= SHOW_REST_FROM || isTruncated ? `${id}-hint` : undefined}
        onPaste={paste}
        onInput={({ currentTarget: { value } }) => onRespond(value === '' ? null : { text: value })}
      />
      <p class="hint essay-counts">
        <WordCount text={text} />
        {(left <= SHOW_REST_FROM || isTruncated) && (
          <span id={`${id}-hint`}>
            {isTruncated && <strong>{TRUNCATED_TEXT} </strong>}
            {texts.sitting.left(formatNumber(Math.max(0, left)))}
          </span>
        )}
      </p>
    </div>
  );
}

function Reviewed({ question }: { question: ReviewedQuestion }) {
  const text = textOf(question.response);
  const modelAnswer = question.key?.modelAnswer;
  return (
    <>
      <p class="text" dir="auto">
        <FormattedText text={question.text} />
      </p>
      <Picture image={question.image} />
      <h3>{texts.review.yours}</h3>
      {text.trim() ? (
        <p class="text given" dir="auto">
          {text}
        </p>
      ) : (
        <p class="dim">{texts.review.none}</p>
      )}
      {typeof modelAnswer === 'string' && modelAnswer !== '' && (
        <div class="explanation">
          <h3>{texts.review.model}</h3>
          <p class="text" dir="auto">
            <FormattedText text={modelAnswer} />
          </p>
        </div>
      )}
    </>
  );
}

export const descriptive: QuestionKind = { Answer, Reviewed };
