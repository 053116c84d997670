/** Options of a question that is being written: added, removed, with their pictures. */
import { anyKey, type ImageType, type McqBody, type OptionDraft } from '../draft';
import { moveImages } from '../kept-images';

export function emptyOption(): OptionDraft {
  return { key: anyKey(), id: null, text: '', image: null };
}

export function isEmpty({ text, image }: OptionDraft): boolean {
  return text === '' && image === null;
}

/** @returns the question with an empty option after that one, and its key */
export function withOptionAfter(body: McqBody, index: number, draftId: string): [McqBody, string] {
  const option = emptyOption();
  // Those behind it move on by one.
  moveOptionImages(draftId, (place) => (place > index + 1 ? place + 1 : place));
  return [{ ...body, options: body.options.toSpliced(index + 1, 0, option) }, option.key];
}

/** Its picture goes with it, and it is the right one no more. */
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

/** @param placeOf where the option at that place, from 1, stands now; null: it is gone */
function moveOptionImages(draftId: string, placeOf: (place: number) => number | null): void {
  moveImages(draftId, (type): ImageType | null => {
    const [, place] = /^option(\d+)$/.exec(type) ?? [];
    if (place === undefined) return type;
    const now = placeOf(Number(place));
    return now === null ? null : `option${now}`;
  });
}
