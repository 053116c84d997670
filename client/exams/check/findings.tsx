import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { EditorsOnly } from '../../ui/session/editors-only';
import { examTexts } from '../../ui/texts/exam-texts';
import { AlertIcon, CheckIcon } from '../../ui/icons';
import { questionsHref } from '../../ui/question-paths';
import type { Exam } from '../exam.query';
import { isRule } from '../rules/is-rule';
import classes from './findings.module.css';

type Finding = Exam['findings'][number];

const { findings: words } = examTexts;
const SEVERITIES = ['BLOCKING', 'WARNING', 'ADVICE'] as const;
/** What the page says elsewhere, beside the action that settles it. */
const SAID_ELSEWHERE = ['NOT_SUBMITTED', 'UNPUBLISHED_CHANGES', 'INACTIVE', 'CLOSED'];

/** The findings of the check before opening, the most severe first, with links to fix them. */
export function Findings({ exam }: { exam: Exam }) {
  const { quizId, revision } = exam;
  const findings = exam.findings.filter(({ code }) => !SAID_ELSEWHERE.includes(code));
  return (
    <Paper withBorder p="md">
      <Stack>
        {findings.length === 0 && (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <Text component="span" c="var(--good)" lh={0} pt={3}>
              <CheckIcon />
            </Text>
            <Text>{revision ? words.none : words.noneYet}</Text>
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
            <FindingLink finding={finding} quizId={quizId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the place where the finding can be fixed. */
function FindingLink({ finding, quizId }: { finding: Finding; quizId: string }) {
  const { position, field } = finding;
  if (position !== null) {
    return (
      <Anchor component={Link} underline="always" to={questionsHref(quizId, position)}>
        {words.question(position)}
      </Anchor>
    );
  }
  if (field === null || !isRule(field)) return null;
  return (
    <EditorsOnly>
      <Anchor component={Link} underline="always" to={`${examPath(quizId, 'rules')}#${field}`}>
        {words.rule}
      </Anchor>
    </EditorsOnly>
  );
}
