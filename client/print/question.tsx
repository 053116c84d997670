import type { ReactNode } from 'react';
import { formatNumber } from '../ui/format';
import { printTexts as words } from '../ui/texts/print-texts';
import classes from './question.module.css';
import type { Question, StoredImage } from './quiz.query';

interface AskedProps {
  question: Question;
  marks: number;
  /** What stands below what is asked. */
  children: ReactNode;
}

/** A question with its number and marks, in the direction of its own script. */
export function Asked({ question, marks, children }: AskedProps) {
  const { position, text, image } = question;
  return (
    <li className={classes.question} dir="auto">
      <div className={classes.asked}>
        <span className={classes.number}>{formatNumber(position)}.</span>
        <span className={classes.marks}>
          <bdi>{words.marks(marks, formatNumber(marks))}</bdi>
        </span>
        <p className={classes.text}>{text}</p>
        <Picture image={image} />
      </div>
      {children}
    </li>
  );
}

interface OptionProps {
  /** From 0. */
  place: number;
  text: string;
  image: StoredImage | null;
}

/** An option with its letter in the bubble that is filled in. */
export function Option({ place, text, image }: OptionProps) {
  return (
    <li className={classes.option}>
      <span className={classes.bubble}>{letterOf(place)}</span>
      <bdi className={classes.text}>{text}</bdi>
      <Picture image={image} />
    </li>
  );
}

/** A picture, as large as it is and paper allows. Fetched at once: what is far down is printed, too. */
export function Picture({ image }: { image: StoredImage | null }) {
  if (!image) return null;
  const { url, width, height, alternativeText } = image;
  return (
    <img
      className={classes.picture}
      src={url}
      width={width}
      height={height}
      alt={alternativeText}
    />
  );
}

/** Of the option at that place, from 0; questions have ten at most, and imported ones a few more. */
export function letterOf(place: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + place);
}
