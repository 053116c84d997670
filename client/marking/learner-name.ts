import { markingTexts as words } from '../ui/texts/marking-texts';

interface LearnerLabel {
  name: string | null;
  number: number;
  /** The number of the attempt. */
  attempt?: number;
}

/** The learner's name, or number when names are hidden. */
export function learnerName({ name, number, attempt = 1 }: LearnerLabel): string {
  const label = name ?? words.learner(number);
  return attempt > 1 ? words.attempt(label, attempt) : label;
}
