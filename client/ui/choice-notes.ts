import { invigilationTexts } from './texts/invigilation-texts';

const { paper: words } = invigilationTexts;

/** What is said beside an option, as signs and colours alone would not be heard or printed. */
export function choiceNotes({
  isChosen,
  isCorrect,
}: {
  isChosen: boolean;
  isCorrect: boolean;
}): string[] {
  const chosen = isCorrect ? [words.chosen, words.correct] : [words.chosen, words.incorrect];
  if (isChosen) return chosen;
  return isCorrect ? [words.correct] : [];
}
