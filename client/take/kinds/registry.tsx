/** @jsxImportSource preact */
import { texts } from '../texts/texts';
import { descriptive } from './descriptive';
import type { Kind } from './kind';
import { mcq } from './mcq';

const KINDS: Record<string, Kind> = { MCQ: mcq, DESCRIPTIVE: descriptive };

/** A page that is older than the server says so instead of breaking. */
const unknown: Kind = {
  Answer: ({ question }) => (
    <>
      <p class="text" dir="auto">
        {question.text}
      </p>
      <p>{texts.sitting.unknownKind}</p>
    </>
  ),
  Reviewed: ({ question }) => (
    <p class="text" dir="auto">
      {question.text}
    </p>
  ),
};

export function kindOf(name: string): Kind {
  return KINDS[name] ?? unknown;
}
