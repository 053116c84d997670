import { Button, Group, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { Bubble } from '../ui/pictures/bubble';
import { todayTexts } from '../ui/texts/today-texts';
import { SampleExam } from './sample-exam';
import classes from './today.module.css';
import type { Today } from './today.query';

const { first: words } = todayTexts;
const STEPS = ['write', 'submit', 'invite'] as const;

/** Whether an institute has given its first exam to somebody, so that it needs these steps no more. */
export function areFirstStepsDone({ hasSubmitted, hasLearners }: Today): boolean {
  return hasSubmitted && hasLearners;
}

interface FirstStepsProps {
  today: Today;
  /** The button that creates an exam. */
  create: ReactNode;
}

/** The way of a new institute to its first exam: three steps, each ticked when it is done. */
export function FirstSteps({ today, create }: FirstStepsProps) {
  const { drafts, hasSample, hasQuestions, hasSubmitted, hasLearners } = today;
  const draft = drafts[0]?.quizId;
  const done = {
    write: hasQuestions,
    submit: hasSubmitted,
    invite: hasLearners,
  };
  const next = STEPS.find((step) => !done[step]);
  // The list of drafts may be cut short.
  const written = drafts.find(({ questionCount }) => questionCount > 0);
  const paper: `/${string}` = written ? examPath(written.quizId) : '/all-quizzes?completed=no';
  const actions = {
    write: draft ? <Go to={`/navigation/exam-form?quiz=${draft}`}>{words.add}</Go> : create,
    submit: <Go to={paper}>{words.check}</Go>,
    invite: <Go to="/all-quizzes?completed=yes">{words.invite}</Go>,
  };
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Title order={2}>{words.heading}</Title>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li
              key={step}
              className={classes.step}
              data-done={done[step] || undefined}
              data-next={step === next || undefined}
              aria-current={step === next ? 'step' : undefined}
            >
              <Bubble fill={done[step] ? 'tick' : step === next ? 'dot' : 'empty'} size={20} />
              <Stack gap="xs" align="flex-start">
                <div>
                  <strong>{words.steps[step].title}</strong>
                  {done[step] && <VisuallyHidden> ({words.done})</VisuallyHidden>}
                  {!done[step] && (
                    <Text size="sm" c="dimmed">
                      {words.steps[step].hint}
                    </Text>
                  )}
                </div>
                {step === next && actions[step]}
              </Stack>
            </li>
          ))}
        </ol>
        {!hasSubmitted && !hasSample && (
          <Group gap="sm" className={classes.sample}>
            <Text size="sm" c="dimmed" flex="1 1 16rem">
              {words.sampleHint}
            </Text>
            <SampleExam />
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

function Go({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to}>
      {children}
    </Button>
  );
}
