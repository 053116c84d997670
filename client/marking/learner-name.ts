import { markingTexts as words } from '../ui/texts/marking-texts';

interface Named {
  name: string | null;
  number: number;
  /** Which attempt of theirs. */
  attempt?: number;
}

/** What a learner is called: by name, or by number where names are hidden. */
export function nameOf({ name, number, attempt = 1 }: Named): string {
  const called = name ?? words.learner(number);
  return attempt > 1 ? words.attempt(called, attempt) : called;
}
