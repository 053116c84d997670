import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { sumOfMarks } from '../../ui/marks';
import { QUESTION } from '../content/question.query';
import { EDITOR_EXAM, type OutlineRow } from './rows/outline.query';
import { faultsOf, rowMarks } from './rows/outline-rows';

/** What the exam of a quiz says about its questions: their marks and their faults. */
export function useEditorExam(quizId: string, rows: readonly OutlineRow[]) {
  const apollo = useApolloClient();
  const exam = useQuery(EDITOR_EXAM, { variables: { quizId }, fetchPolicy: 'cache-and-network' });
  const checked = (exam.data ?? exam.previousData)?.exam;
  const marksPerQuestion = checked?.rules.marksPerQuestion ?? null;
  const findings = checked?.findings;
  const faults = useMemo(() => faultsOf(findings ?? []), [findings]);
  const total = useMemo(
    () => sumOfMarks(rows.map((row) => rowMarks(row, marksPerQuestion))),
    [rows, marksPerQuestion],
  );

  /** Reads the faults again. */
  const check = (): void => ignoreErrors(exam.refetch());
  /** The same, after a change of many questions. */
  const recheck = (): void => {
    check();
    // An open question can be among those that were changed.
    ignoreErrors(apollo.refetchQueries({ include: [QUESTION] }));
  };
  return { marksPerQuestion, faults, total, check, recheck };
}
