import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../gql/exams';
import { EXAM, type Exam, type ExamQuiz } from '../exam.query';
import { numberOf, rulesOf, type RulesDraft } from './rules-draft';

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

/** What a form was filled from. */
export interface Read {
  exam: Exam;
  quiz: ExamQuiz;
}

export function useSaveRules(timeZone: string) {
  const apollo = useApolloClient();

  /** What is stored now. */
  const read = async (quizId: string): Promise<Read> => {
    const query = { query: EXAM, variables: { quizId }, fetchPolicy: 'network-only' as const };
    const { data } = await apollo.query(query);
    if (!data) throw new Error('The exam came without data');
    return data;
  };

  /**
   * Stores the rules, and the minutes if they changed, which are the quiz's own.
   * @param onMinutes told what is stored once the minutes are: the rules may still be refused
   * @throws STALE_VERSION when either was changed since it was read
   */
  const save = async (
    { exam, quiz }: Read,
    draft: RulesDraft,
    onMinutes: (stored: Read) => void,
  ): Promise<Read> => {
    let stored: Read = { exam, quiz };
    const durationMinutes = numberOf(draft.durationMinutes);
    // The quiz first: findings that come with the rules then count the new minutes.
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
      ...rulesOf(draft, rules, timeZone),
    };
    const { data } = await apollo.mutate({ mutation: UPDATE_RULES, variables: { input } });
    return { ...stored, exam: data?.updateExamRules ?? exam };
  };

  return { read, save };
}
