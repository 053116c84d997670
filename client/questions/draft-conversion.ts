/** Converts questions to drafts, and drafts to the input of mutations. */
import type { ImageInput, QuestionInput, QuestionKind } from '../gql/questions/graphql';
import { parseMarks } from '../ui/marks';
import { rightMarksError, wrongMarksError } from '../ui/marks-validation';
import { questionTexts } from '../ui/texts/question-texts';
import { randomKey, toImageSlot, type Draft, type ImageType } from './content/draft';
import type { Common, FieldErrors, PlacedSlot } from './kinds/kind';
import { isLonger, MAX_TEXT } from './kinds/limits';
import { kindOf } from './kinds/registry';
import type { Question } from './content/question.query';

const { form: words } = questionTexts;

export function emptyDraft(kind: QuestionKind): Draft {
  const body = kindOf(kind).emptyBody();
  const marks = { marks: '', wrongMarks: '' };
  return { id: randomKey(), version: null, text: '', image: null, ...marks, body };
}

export function toDraft(question: Question): Draft {
  const { version, text, image, marks, wrongMarks } = question;
  return {
    id: randomKey(),
    version,
    text,
    image: toImageSlot(image),
    marks: marks ?? '',
    wrongMarks: wrongMarks ?? '',
    body: kindOf(question.kind).bodyOf(question),
  };
}

/** Turns the draft into an edit of the current question. */
export function rebase(draft: Draft, question: Question): Draft {
  return { ...draft, body: kindOf(question.kind).rebase(draft.body, question) };
}

/** Whether two drafts have the same content, ignoring the keys of their parts. */
export function hasSameContent(a: Draft, b: Draft): boolean {
  return contentOf(a) === contentOf(b);
}

/** Whether a draft says what is stored, whatever the ids of its parts: nothing of it is unsaved. */
export function isStoredAs(question: Question, draft: Draft): boolean {
  return storedContentOf(draft) === storedContentOf(toDraft(question));
}

function storedContentOf(draft: Draft): string {
  const { text, body } = draft;
  const { textOf, defaultMarks } = kindOf(body.kind);
  const pictures = imageSlotsOf(draft).map(
    ({ slot }) => slot && [slot.stored?.imageId, slot.alternativeText.trim()],
  );
  const { marks, wrongMarks } = marksOf(draft);
  return JSON.stringify([text.trim(), textOf(body), marks ?? defaultMarks, wrongMarks, pictures]);
}

/** Whether a draft changes what answers earn: its key, its options or its marks. */
export function changesMarking(question: Question, draft: Draft): boolean {
  return markingOf(draft) !== markingOf(toDraft(question));
}

function markingOf(draft: Draft): string {
  const { keyOf, defaultMarks } = kindOf(draft.body.kind);
  const { marks, wrongMarks } = marksOf(draft);
  return JSON.stringify([keyOf(draft.body), marks ?? defaultMarks, wrongMarks]);
}

/** The marks of a valid draft; null for those that it leaves to its kind and to the exam. */
function marksOf({ marks, wrongMarks, body }: Draft): Pick<Common, 'marks' | 'wrongMarks'> {
  const { hasWrongMarks } = kindOf(body.kind);
  return {
    marks: parseMarks(marks) ?? null,
    wrongMarks: hasWrongMarks ? (parseMarks(wrongMarks) ?? null) : null,
  };
}

function contentOf({ text, image, marks, wrongMarks, body }: Draft): string {
  return JSON.stringify([text, image, marks, wrongMarks, kindOf(body.kind).contentOf(body)]);
}

/**
 * @returns the errors by field; empty when the draft can be sent (docs/specification.md, section 5)
 */
export function validateDraft({ text, marks, wrongMarks, body }: Draft): FieldErrors {
  const errors: FieldErrors = {};
  if (text.trim() === '') errors['text'] = words.questionRequired;
  else if (isLonger(text, MAX_TEXT)) errors['text'] = words.tooLong(words.question, MAX_TEXT);
  const { hasWrongMarks, validate } = kindOf(body.kind);
  Object.assign(errors, validate(body));
  const marksError = rightMarksError(marks);
  const wrongMarksProblem = hasWrongMarks ? wrongMarksError(wrongMarks) : null;
  if (marksError !== null) errors['marks'] = marksError;
  if (wrongMarksProblem !== null) errors['wrongMarks'] = wrongMarksProblem;
  return errors;
}

/** All places of pictures in the draft. */
export function imageSlotsOf({ image, body }: Draft): PlacedSlot[] {
  const own: PlacedSlot = { type: 'question', place: words.question, slot: image };
  return [own, ...kindOf(body.kind).slots(body)];
}

/** @param imageOf returns the input of each picture */
export function toQuestionInput(
  draft: Draft,
  imageOf: (type: ImageType) => ImageInput | null,
): QuestionInput {
  const { text, body } = draft;
  const common = { text: text.trim(), image: imageOf('question'), ...marksOf(draft) };
  return kindOf(body.kind).inputOf(common, body, imageOf);
}
