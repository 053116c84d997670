/** Pictures of the product as it is (npm run screens takes them). */

interface Screen {
  /** Width of the larger and the smaller file, and height of the larger one, in pixels. */
  width: number;
  small: number;
  height: number;
  alt: string;
}

const desk = { width: 1440, small: 720, height: 900 };

export const screens = {
  quiz: {
    ...desk,
    alt: 'A quiz: multiple-choice questions, each with its options and its key marked.',
  },
  import: {
    ...desk,
    alt: 'An import: cells that cannot be taken, each with its row, its column and what to do.',
  },
  running: { ...desk, alt: 'A running exam: who is at it, how far, and when each was saved last.' },
  learner: {
    width: 780,
    small: 390,
    height: 1688,
    alt: 'The page of a learner on a phone: a question, its options, and the time that is left.',
  },
  marking: { ...desk, alt: 'An answer in free text, a rubric beside it, and the marks for it.' },
  results: { ...desk, alt: 'Results: a table of learners with scores and per cents.' },
  figures: {
    ...desk,
    alt: 'Figures of an exam: the distribution of scores, and how hard each question was.',
  },
  paper: { width: 900, small: 450, height: 1211, alt: 'A printed question paper.' },
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

const files = import.meta.glob<string>('./screens/*.webp', { eager: true, import: 'default' });

/** @throws where there is no such picture: a page with a hole is not to be built */
export function fileOf(name: ScreenName, scheme: 'light' | 'dark', width: number): string {
  const file = files[`./screens/${name}-${scheme}-${width}.webp`];
  if (file === undefined) throw new Error(`No picture ${name}-${scheme}-${width}`);
  return file;
}
