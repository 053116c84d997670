import { formatNumber } from '../ui/format';

interface NumberedQuestion {
  /** In the latest paper, from 1; null where that no longer has it. */
  number: number | null;
  text: string;
}

/** The text of a question, after its number if it has one. */
export function numberedQuestion({ number, text }: NumberedQuestion): string {
  return number === null ? text : `${formatNumber(number)}. ${text}`;
}
