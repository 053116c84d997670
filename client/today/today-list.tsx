import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../ui/format';
import { todayTexts as words } from '../ui/texts/today-texts';
import classes from './today.module.css';

interface TodayListProps {
  heading: string;
  /** How many entries there are; the list may show the first ones only. */
  total: number;
  /** How many entries it shows. */
  shown: number;
  children: ReactNode;
}

/** A section of the dashboard: a heading with its count, and an entry for each thing. */
export function TodayList({ heading, total, shown, children }: TodayListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} className={classes.heading}>
        {heading} <span className={classes.total}>{formatNumber(total)}</span>
      </Title>
      <Paper withBorder component="ul" className={classes.list}>
        {children}
      </Paper>
      {total > shown && (
        <Anchor component={Link} to="/all-quizzes" size="sm" underline="always">
          {words.more(formatNumber(total - shown))}
        </Anchor>
      )}
    </section>
  );
}

interface EntryProps {
  title: string;
  /** Where the title leads. */
  to: string;
  /** Beside the title: a state or a picture of it. */
  sign?: ReactNode;
  /** What is to be said about it, in order; empty facts are left out. */
  facts: ReactNode[];
  /** A sentence below the facts. */
  note?: string | undefined;
  /** The one next step, if there is one for this user. */
  action?: { label: string; to: string } | null;
}

/** One line of a section: what it is about, the facts, and the next step. */
export function Entry({ title, to, sign, facts, note, action }: EntryProps) {
  return (
    <li className={classes.entry}>
      <div className={classes.about}>
        <Group gap="xs">
          <Anchor component={Link} to={to} fw={600} className={classes.name}>
            <bdi>{title}</bdi>
          </Anchor>
          {sign}
        </Group>
        <Text component="div" size="sm" c="dimmed" className={classes.facts}>
          {facts.filter(Boolean).map((fact, index) => (
            <span key={index}>
              {index > 0 && '\u00a0· '}
              {fact}
            </span>
          ))}
        </Text>
        {note && (
          <Text size="sm" className={classes.facts}>
            {note}
          </Text>
        )}
      </div>
      {action && (
        <Button
          component={Link}
          to={action.to}
          variant="default"
          size="sm"
          aria-label={words.actionNamed(action.label, title)}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}
