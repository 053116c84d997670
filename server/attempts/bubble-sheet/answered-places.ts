/** Digits of an id in the list of `listAnswered`. */
const ID_LENGTH = 32;

/** The place of each question in a paper, from 0, by the digits of its id. */
export type PlacesOfPaper = ReadonlyMap<string, number>;

export interface AnsweredPlaces {
  /** A digit for each question in the order of the paper: 1 for an answer, else 0. */
  answered: string;
  answeredCount: number;
}

export function placesOf(questions: readonly { id: string }[]): PlacesOfPaper {
  return new Map(questions.map(({ id }, place) => [id.replaceAll('-', '').toLowerCase(), place]));
}

/**
 * Which questions of a paper are answered.
 * @param answered ids of questions as `listAnswered` returns them
 */
export function answeredPlaces(answered: string, places: PlacesOfPaper): AnsweredPlaces {
  const digits = new Array<string>(places.size).fill('0');
  let answeredCount = 0;
  for (let start = 0; start < answered.length; start += ID_LENGTH) {
    const place = places.get(answered.slice(start, start + ID_LENGTH));
    if (place === undefined) continue;
    digits[place] = '1';
    answeredCount += 1;
  }
  return { answered: digits.join(''), answeredCount };
}
