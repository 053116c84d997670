/** @jsxImportSource preact */
import { texts } from '../texts/texts';
import { FormattedText } from '../components/formatted-text';
import { descriptive } from './descriptive';
import type { QuestionKind } from './kind';
import { mcq } from './mcq';

const KINDS: Record<string, QuestionKind> = { MCQ: mcq, DESCRIPTIVE: descriptive };

/** A page that is older than the server shows a hint instead of failing. */
const unknownKind: QuestionKind = {
  Answer: ({ question }) => (
    <>
      <p class="text" dir="auto">
        <FormattedText text={question.text} />
      </p>
      <p>{texts.sitting.unknownKind}</p>
    </>
  ),
  Reviewed: ({ question }) => (
    <p class="text" dir="auto">
      <FormattedText text={question.text} />
    </p>
  ),
};

export function getQuestionKind(name: string): QuestionKind {
  return KINDS[name] ?? unknownKind;
}
