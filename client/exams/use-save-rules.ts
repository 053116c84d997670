import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../gql/exams';
import { EXAM, type Exam, type ExamQuiz } from './exam.query';
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
   * @throws STALE_VERSION when either was changed since it was read
   */
  const save = async ({ exam, quiz }: Read, draft: RulesDraft): Promise<Read> => {
    const durationMinutes = numberOf(draft.durationMinutes);
    // The quiz first: findings that come with the rules then count the new minutes.
    if (durationMinutes !== quiz.durationMinutes) {
      const input = { id: quiz.id, version: quiz.version, durationMinutes };
      await apollo.mutate({ mutation: UPDATE_DURATION, variables: { input } });
    }
    const { version } = exam.rules;
    const input = { quizId: quiz.id, version, ...rulesOf(draft, timeZone) };
    await apollo.mutate({ mutation: UPDATE_RULES, variables: { input } });
    return read(quiz.id);
  };

  return { read, save };
}
