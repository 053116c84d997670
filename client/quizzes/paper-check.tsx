import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { examPath } from '../ui/exam-paths';
import { findingsToCheck, findingsToCorrect } from '../ui/findings';
import { formatNumber } from '../ui/format';
import { correctTexts as words } from '../ui/texts/correct-texts';

/** What the check of the exam finds before its paper is submitted. */
export const PAPER_CHECK = graphql(`
  query PaperCheck($quizId: ID!) {
    exam(quizId: $quizId) {
      quizId
      findings {
        code
        severity
        message
        questionId
        position
        field
      }
    }
  }
`);

/** How much must be corrected, or looked at, before the paper is submitted; leads to the check. Nothing if all is well. */
export function FindingCounts({ quizId }: { quizId: string }) {
  const { data } = useQuery(PAPER_CHECK, {
    variables: { quizId },
    // The steps above read the exam again after each change, with the same fields.
    fetchPolicy: 'cache-first',
  });
  const findings = data?.exam.findings ?? [];
  const toCorrect = findingsToCorrect(findings).length;
  const toCheck = findingsToCheck(findings).length;
  const counts = [
    ...(toCorrect > 0 ? [words.toCorrect(toCorrect, formatNumber(toCorrect))] : []),
    ...(toCheck > 0 ? [words.toCheck(toCheck, formatNumber(toCheck))] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <Anchor
      component={Link}
      to={examPath(quizId)}
      fw={600}
      c={toCorrect > 0 ? 'var(--error)' : 'var(--caution)'}
      underline="always"
    >
      {counts.join(', ')}
    </Anchor>
  );
}
