/** Adds and removes options of a draft, with their pictures. */
import { randomKey, type ImageType, type McqBody, type OptionDraft } from '../content/draft';
import { moveDraftImages } from '../content/draft-images';

export function emptyOption(): OptionDraft {
  return { key: randomKey(), id: null, text: '', image: null };
}

export function isEmpty({ text, image }: OptionDraft): boolean {
  return text === '' && image === null;
}

/** @returns the question with a new empty option after that index, and the option's key */
export function withOptionAfter(body: McqBody, index: number, draftId: string): [McqBody, string] {
  const option = emptyOption();
  // The pictures of the following options move by one.
  moveOptionImages(draftId, (place) => (place > index + 1 ? place + 1 : place));
  return [{ ...body, options: body.options.toSpliced(index + 1, 0, option) }, option.key];
}

/** Removes an option with its picture; if it was the correct one, none is. */
export function withoutOption(body: McqBody, index: number, draftId: string): McqBody {
  moveOptionImages(draftId, (place) => {
    if (place === index + 1) return null;
    return place > index + 1 ? place - 1 : place;
  });
  const removed = body.options[index]?.key;
  return {
    ...body,
    options: body.options.toSpliced(index, 1),
    correct: body.correct === removed ? null : body.correct,
  };
}

/** @param placeOf the new place of the option at that place, from 1; null when it was removed */
function moveOptionImages(draftId: string, placeOf: (place: number) => number | null): void {
  moveDraftImages(draftId, (type): ImageType | null => {
    const [, place] = /^option(\d+)$/.exec(type) ?? [];
    if (place === undefined) return type;
    const newPlace = placeOf(Number(place));
    return newPlace === null ? null : `option${newPlace}`;
  });
}
