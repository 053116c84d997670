/** Parts of an exam's pages; its own page is the check. */
export type ExamPart =
  | 'rules'
  | 'people'
  | 'invite'
  | 'running'
  | 'marking'
  | 'marking/answers'
  | 'marking/compare'
  | 'marking/desk'
  | 'marking/team'
  | 'results'
  | 'class'
  | 'figures'
  | 'adjustments';

/** The page of an exam, or of a part of it. */
export function examPath(quizId: string, part?: ExamPart): `/${string}` {
  return `/navigation/exam/${quizId}${part ? `/${part}` : ''}`;
}
