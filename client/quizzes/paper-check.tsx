import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { examPath } from '../ui/exam-paths';
import { findingsToCheck, findingsToMend } from '../ui/findings';
import { formatNumber } from '../ui/format';
import { mendTexts as words } from '../ui/texts/mend-texts';

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

/** How much must be mended, or looked at, before the paper is submitted; leads to the check. Nothing if all is well. */
export function FindingCounts({ quizId }: { quizId: string }) {
  const { data } = useQuery(PAPER_CHECK, {
    variables: { quizId },
    // The steps above read the exam again after each change, with the same fields.
    fetchPolicy: 'cache-first',
  });
  const findings = data?.exam.findings ?? [];
  const toMend = findingsToMend(findings).length;
  const toCheck = findingsToCheck(findings).length;
  const counts = [
    ...(toMend > 0 ? [words.toMend(toMend, formatNumber(toMend))] : []),
    ...(toCheck > 0 ? [words.toCheck(toCheck, formatNumber(toCheck))] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <Anchor
      component={Link}
      to={examPath(quizId)}
      fw={600}
      c={toMend > 0 ? 'var(--error)' : 'var(--caution)'}
      underline="always"
    >
      {counts.join(', ')}
    </Anchor>
  );
}
