/** Apart from the conversion of times, which the overview of an exam need not load. */
import type { RulesDraft } from './rules-draft';

const FIELDS: Record<keyof RulesDraft, true> = {
  access: true,
  accessCode: true,
  opensAt: true,
  closesAt: true,
  durationMinutes: true,
  attemptsAllowed: true,
  passMark: true,
  marksPerQuestion: true,
  wrongMarks: true,
  wrongMarksBasis: true,
  shufflesQuestions: true,
  shufflesOptions: true,
  layout: true,
  navigation: true,
  checksSpelling: true,
  reviewContent: true,
  reviewTime: true,
  releasesAt: true,
  mailsResults: true,
  hasCertificate: true,
};

/** Whether the form has a field of that name. */
export function isRule(field: string): field is keyof RulesDraft {
  return field in FIELDS;
}
