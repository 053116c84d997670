/** Screenshots of the product (made by `npm run screens`). */

interface Screen {
  /** Width of the larger and the smaller file, and height of the larger one, in pixels. */
  width: number;
  small: number;
  height: number;
  alt: string;
}

const desktop = { width: 1440, small: 720, height: 900 };

export const screens = {
  quiz: {
    ...desktop,
    alt: 'A quiz: multiple-choice questions, each with its options and its key marked.',
  },
  import: {
    ...desktop,
    alt: 'An import: cells that cannot be taken, each with its row, its column and what to do.',
  },
  running: {
    ...desktop,
    alt: 'A running exam: who is at it, how far, and when each was saved last.',
  },
  learner: {
    width: 780,
    small: 390,
    height: 1688,
    alt: 'The page of a learner on a phone: a question, its options, and the time that is left.',
  },
  marking: { ...desktop, alt: 'An answer in free text, a rubric beside it, and the marks for it.' },
  results: { ...desktop, alt: 'Results: a table of learners with scores and per cents.' },
  figures: {
    ...desktop,
    alt: 'Figures of an exam: the distribution of scores, and how hard each question was.',
  },
  paper: { width: 900, small: 450, height: 1211, alt: 'A printed question paper.' },
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

const files = import.meta.glob<string>('./*.webp', { eager: true, import: 'default' });

/** @throws if the screenshot is missing, so that the build fails */
export function screenUrl(name: ScreenName, scheme: 'light' | 'dark', width: number): string {
  const file = files[`./${name}-${scheme}-${width}.webp`];
  if (file === undefined) throw new Error(`There is no screenshot ${name}-${scheme}-${width}`);
  return file;
}
