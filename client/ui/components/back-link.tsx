import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkBack } from '../hooks/visited-pages';
import { ArrowLeftIcon } from '../icons';
import { quizTexts } from '../texts/quiz-texts';

interface BackLinkProps {
  to: string;
  /** The name of the target page. */
  children: ReactNode;
}

/** A link back to the parent page, to where it was left. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Anchor component={Link} {...linkBack(to)} size="sm" w="fit-content">
      <Group gap={6} wrap="nowrap">
        <ArrowLeftIcon size={16} />
        {children}
      </Group>
    </Anchor>
  );
}

/** The back link of every page about one quiz. */
export function BackToQuizzes() {
  return <BackLink to="/all-quizzes">{quizTexts.title}</BackLink>;
}
