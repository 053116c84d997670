import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '../icons';
import { quizTexts } from '../texts/quiz-texts';

interface BackLinkProps {
  to: string;
  /** What is there. */
  children: ReactNode;
}

/** The way back to what a page belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Anchor component={Link} to={to} size="sm" w="fit-content">
      <Group gap={6} wrap="nowrap">
        <ArrowLeftIcon size={16} />
        {children}
      </Group>
    </Anchor>
  );
}

/** The same from any page about one quiz. */
export function BackToQuizzes() {
  return <BackLink to="/all-quizzes">{quizTexts.title}</BackLink>;
}
