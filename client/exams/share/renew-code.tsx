import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/exams';
import { examTexts } from '../../ui/texts/exam-texts';
import { ConfirmedButton } from '../../ui/components/confirmed-button';

const RENEW = graphql(`
  mutation RenewExamCode($quizId: ID!) {
    renewExamCode(quizId: $quizId) {
      ...ExamFields
    }
  }
`);

const { share: words } = examTexts;

/** Replaces the exam's code after a confirmation: printed or shared codes stop working. */
export function RenewCode({ quizId, code }: { quizId: string; code: string }) {
  const [renew] = useMutation(RENEW, { variables: { quizId } });
  return (
    <ConfirmedButton
      size="xs"
      verb={words.renew}
      title={words.renewTitle}
      hint={words.renewHint(code)}
      isDangerous
      work={renew}
      doneMessage={words.renewed}
    />
  );
}
