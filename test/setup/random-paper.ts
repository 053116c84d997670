/** Papers of real questions for printing: each part contains a unique word. */
import type { Api } from './api.js';
import { image, noise } from './images.js';
import { addQuestions } from './questions.js';
import { triviaAt } from './workbooks.js';

/** The unique words: where a question begins and ends, and where each option begins. */
export interface TaggedQuestion {
  begins: string;
  ends: string;
  options: string[];
  /** Of the right option, from 0; null for a question that is answered in words. */
  key: number | null;
  /** Without pictures and long texts: it fits on a sheet. */
  isShort: boolean;
}

export interface Random {
  /** From 0, below this. */
  below: (most: number) => number;
}

/** The same numbers for the same seed. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return {
    below: (most) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    },
  };
}

const MAX_TEXT = 4_900;
const MAX_OPTION = 140;
/** Questions per request. */
const BATCH = 50;

/** Adds questions of which some are long, some have pictures, and some are answered in words. */
export async function addRandomPaper(
  owner: Api,
  quizId: string,
  count: number,
  { below }: Random,
): Promise<TaggedQuestion[]> {
  const sizes = [
    [300, 1_400],
    [1_600, 200],
    [120, 90],
    [900, 900],
  ] as const;
  const pictures = await Promise.all(
    sizes.map(async ([width, height]) => image(owner, await noise(width, height).png().toBuffer())),
  );
  const maybePicture = (oneIn: number) =>
    below(oneIn) === 0 ? { imageId: pictures[below(pictures.length)]?.imageId } : null;
  const real = (length: number): string => {
    let text = triviaAt(below(4_582)).question;
    while (text.length < length) text += ` ${triviaAt(below(4_582)).question}`;
    return text.slice(0, Math.max(length, 20));
  };
  const marked: TaggedQuestion[] = [];
  const questions = Array.from({ length: count }, (_, index) => {
    const [begins, ends] = [`q${index}begins`, `q${index}ends`];
    const long = below(8) === 0 ? below(MAX_TEXT) : 0;
    const text = `${begins} ${long ? real(long) : triviaAt(below(4_582)).question} ${ends}`;
    const picture = maybePicture(4);
    const isShort = long < 1_000 && !picture;
    if (below(5) === 0) {
      marked.push({ begins, ends, options: [], key: null, isShort });
      return { descriptive: { text, image: picture, marks: String(1 + below(12)) } };
    }
    const few = triviaAt(below(4_582)).options;
    const said = below(10) === 0 ? Array.from({ length: 10 }, () => real(below(MAX_OPTION))) : few;
    const options = said.map((_, place) => `q${index}o${place}`);
    const shown = said.map((option, place) => {
      const name = options[place] ?? '';
      // As long as an option may be.
      return { text: `${name} ${option}`.slice(0, 150), image: maybePicture(12) };
    });
    const key = below(said.length);
    const hasPictures = shown.some((option) => option.image);
    marked.push({ begins, ends, options, key, isShort: isShort && !hasPictures });
    return { mcq: { text, image: picture, options: shown, correctOption: key + 1 } };
  });
  for (let from = 0; from < count; from += BATCH)
    await addQuestions(owner, quizId, questions.slice(from, from + BATCH));
  return marked;
}
