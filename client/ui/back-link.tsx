import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from './icons';
import { texts } from './texts';

/** The way back to the list, from any page about one quiz. */
export function BackLink() {
  return (
    <Anchor component={Link} to="/all-quizzes" size="sm" w="fit-content">
      <Group gap={6} wrap="nowrap">
        <ArrowLeftIcon size={16} />
        {texts.quizzes.title}
      </Group>
    </Anchor>
  );
}
