import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../gql/exams';
import { EXAM, type Exam, type ExamQuiz } from '../exam.query';
import { parseNumber } from '../../ui/typed-number';
import { toRulesInput, type RulesDraft } from './rules-draft';

const UPDATE_RULES = graphql(`
  mutation UpdateExamRules($input: UpdateExamRulesInput!) {
    updateExamRules(input: $input) {
      ...ExamFields
    }
  }
`);

const UPDATE_DURATION = graphql(`
  mutation UpdateDuration($input: UpdateQuizInput!) {
    updateQuiz(input: $input) {
      id
      durationMinutes
      version
    }
  }
`);

/** The version that filled the form. */
export interface LoadedExam {
  exam: Exam;
  quiz: ExamQuiz;
}

export function useSaveRules(timeZone: string) {
  const apollo = useApolloClient();

  /** Reads the stored version. */
  const read = async (quizId: string): Promise<LoadedExam> => {
    const query = { query: EXAM, variables: { quizId }, fetchPolicy: 'network-only' as const };
    const { data } = await apollo.query(query);
    if (!data) throw new Error('The response has no exam');
    return data;
  };

  /**
   * Saves the rules, and the duration of the quiz if it changed.
   * @param onMinutes called with the stored version after the duration was saved; the rules may
   *   still be refused
   * @throws STALE_VERSION when either was changed since it was read
   */
  const save = async (
    { exam, quiz }: LoadedExam,
    draft: RulesDraft,
    onMinutes: (stored: LoadedExam) => void,
  ): Promise<LoadedExam> => {
    let stored: LoadedExam = { exam, quiz };
    const durationMinutes = parseNumber(draft.durationMinutes);
    // The quiz first: the findings returned with the rules then include the new duration.
    if (durationMinutes !== quiz.durationMinutes) {
      const input = { id: quiz.id, version: quiz.version, durationMinutes };
      const { data } = await apollo.mutate({ mutation: UPDATE_DURATION, variables: { input } });
      stored = { exam, quiz: { ...quiz, ...data?.updateQuiz } };
      onMinutes(stored);
    }
    const { rules } = exam;
    const input = {
      quizId: quiz.id,
      version: rules.version,
      ...toRulesInput(draft, rules, timeZone),
    };
    const { data } = await apollo.mutate({ mutation: UPDATE_RULES, variables: { input } });
    return { ...stored, exam: data?.updateExamRules ?? exam };
  };

  return { read, save };
}
