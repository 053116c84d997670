import type { ReactNode } from 'react';
import { formatNumber } from '../ui/format';
import classes from './question.module.css';
import type { Question, StoredImage } from './quiz.query';

interface QuestionBlockProps {
  question: Pick<Question, 'position' | 'text' | 'image'>;
  /** As a text. */
  marks: string;
  /** Shown below the question. */
  children: ReactNode;
}

/** A question with its number and marks, in its own writing direction. */
export function QuestionBlock({ question, marks, children }: QuestionBlockProps) {
  const { position, text, image } = question;
  return (
    <li className={classes.question} dir="auto">
      <div className={classes.stem}>
        <span className={classes.number}>{formatNumber(position)}.</span>
        <span className={classes.marks}>
          <bdi>{marks}</bdi>
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

/** An option with its letter in the answer bubble. */
export function Option({ place, text, image }: OptionProps) {
  return (
    <li className={classes.option}>
      <span className={classes.bubble}>{letterOf(place)}</span>
      <bdi className={classes.text}>{text}</bdi>
      <Picture image={image} />
    </li>
  );
}

/** A picture, as large as the paper allows. Not lazy, because the whole sheet is printed. */
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

/**
 * The letter of the option at that place, from 0. Questions have at most ten options, imported ones
 * a few more.
 */
export function letterOf(place: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + place);
}
