/** From a question to its draft, and back to what is sent. */
import type { ImageInput, QuestionInput, QuestionKind } from '../gql/questions/graphql';
import { questionTexts } from '../ui/texts/question-texts';
import { anyKey, slotOf, type Draft, type ImageType } from './draft';
import type { Faults, PlacedSlot } from './kinds/kind';
import { isLonger, marksOf, MAX_TEXT } from './kinds/limits';
import { kindOf } from './kinds/registry';
import type { Question } from './question.query';

const { form: words } = questionTexts;

export function emptyDraft(kind: QuestionKind): Draft {
  const body = kindOf(kind).emptyBody();
  return { id: anyKey(), version: null, text: '', image: null, marks: '', body };
}

export function draftOf(question: Question): Draft {
  const { version, text, image, marks } = question;
  return {
    id: anyKey(),
    version,
    text,
    image: slotOf(image),
    marks: marks === null ? '' : String(marks),
    body: kindOf(question.kind).bodyOf(question),
  };
}

/** The draft as an edit of what the question says now. */
export function onto(draft: Draft, question: Question): Draft {
  return { ...draft, body: kindOf(question.kind).onto(draft.body, question) };
}

/** Whether two drafts say the same, whatever their parts are called while they are written. */
export function saysTheSame(one: Draft, other: Draft): boolean {
  return contentOf(one) === contentOf(other);
}

/**
 * All that a question says, earns and shows, as it is stored: by which a question is known again whose
 * save was not answered.
 * @param imageOf what becomes of each picture
 */
export function sentence(draft: Draft, imageOf = imagesOf(draft)): string {
  const { text, marks, body } = draft;
  const kind = kindOf(body.kind);
  const pictures = slotsOf(draft).map(({ type }) => {
    const image = imageOf(type);
    return image && [image.imageId, image.alternativeText?.trim()];
  });
  const earned = marksOf(marks) ?? kind.usualMarks;
  return JSON.stringify([text.trim(), body.kind, kind.wordsOf(body), earned, pictures]);
}

/** What a stored question says. */
export function saidBy(question: Question): string {
  return sentence(draftOf(question));
}

/** A picture that waits in this browser is none that is stored. */
function imagesOf(draft: Draft): (type: ImageType) => ImageInput | null {
  const slots = new Map(slotsOf(draft).map(({ type, slot }) => [type, slot]));
  return (type) => {
    const slot = slots.get(type);
    if (!slot) return null;
    return { imageId: slot.stored?.imageId ?? '', alternativeText: slot.alternativeText };
  };
}

function contentOf({ text, image, marks, body }: Draft): string {
  return JSON.stringify([text, image, marks, kindOf(body.kind).contentOf(body)]);
}

/** What is wrong with it, by field; nothing: it can be sent (specification, section 5). */
export function check({ text, marks, body }: Draft): Faults {
  const faults: Faults = {};
  if (text.trim() === '') faults['text'] = words.questionRequired;
  else if (isLonger(text, MAX_TEXT)) faults['text'] = words.tooLong(words.question, MAX_TEXT);
  Object.assign(faults, kindOf(body.kind).check(body));
  if (Number.isNaN(marksOf(marks))) faults['marks'] = words.marksWrong;
  return faults;
}

/** Every place of a picture in it. */
export function slotsOf({ image, body }: Draft): PlacedSlot[] {
  const own: PlacedSlot = { type: 'question', place: words.question, slot: image };
  return [own, ...kindOf(body.kind).slots(body)];
}

/** @param imageOf what becomes of each picture */
export function inputOf(
  { text, marks, body }: Draft,
  imageOf: (type: ImageType) => ImageInput | null,
): QuestionInput {
  const common = { text: text.trim(), image: imageOf('question'), marks: marksOf(marks) };
  return kindOf(body.kind).inputOf(common, body, imageOf);
}
