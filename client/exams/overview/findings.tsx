import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Editing } from '../../ui/session/editing';
import { examTexts } from '../../ui/texts/exam-texts';
import { AlertIcon, CheckIcon } from '../../ui/icons';
import { questionsHref } from '../../ui/question-place';
import type { Exam } from '../exam.query';
import { isRule } from '../rules/rules-draft';
import classes from './findings.module.css';

type Finding = Exam['findings'][number];

const { findings: words } = examTexts;
const SEVERITIES = ['BLOCKING', 'WARNING', 'ADVICE'] as const;

/** What the check before opening has found, the worst first, each with the way to mend it. */
export function Findings({ exam }: { exam: Exam }) {
  const { findings, quizId } = exam;
  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2}>{words.heading}</Title>
        {findings.length === 0 && (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <Text component="span" c="var(--good)" lh={0} pt={3}>
              <CheckIcon />
            </Text>
            <Text>{words.none}</Text>
          </Group>
        )}
        {SEVERITIES.map((severity) => (
          <Severity
            key={severity}
            severity={severity}
            quizId={quizId}
            findings={findings.filter((finding) => finding.severity === severity)}
          />
        ))}
      </Stack>
    </Paper>
  );
}

interface SeverityProps {
  severity: Finding['severity'];
  quizId: string;
  findings: Finding[];
}

function Severity({ severity, quizId, findings }: SeverityProps) {
  if (findings.length === 0) return null;
  return (
    <section className={classes.group} data-severity={severity}>
      <Title order={3} className={classes.heading}>
        <AlertIcon size={16} />
        {words[severity]} ({findings.length})
      </Title>
      <ul className={classes.list}>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.questionId ?? finding.field ?? ''}`}>
            <Text component="span" className={classes.text}>
              {finding.message}
            </Text>{' '}
            <Mend finding={finding} quizId={quizId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to where a finding is mended. */
function Mend({ finding, quizId }: { finding: Finding; quizId: string }) {
  const { position, field } = finding;
  if (position !== null) {
    return (
      <Anchor component={Link} underline="always" to={questionsHref(quizId, position)}>
        {words.question(position)}
      </Anchor>
    );
  }
  // What is not a rule is mended by the button above: submitting, making active.
  if (field === null || !isRule(field)) return null;
  return (
    <Editing>
      <Anchor component={Link} underline="always" to={`/navigation/exam/${quizId}/rules#${field}`}>
        {words.rule}
      </Anchor>
    </Editing>
  );
}
