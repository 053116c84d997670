import { Anchor, Group, Text, Title } from '@mantine/core';
import { Sample } from './sample';
import classes from './styleguide.module.css';

export function TypeScale() {
  return (
    <Sample title="Type">
      <Title order={3} size="h1">
        Title of a page
      </Title>
      <Title order={3} size="h2">
        Title of a part
      </Title>
      <Title order={3}>Title within a part</Title>
      <Text size="lg">What matters now: the exam closes in 12 minutes.</Text>
      <Text>
        Text with a{' '}
        <Anchor href="#top" underline="always">
          link
        </Anchor>{' '}
        and <strong>weight</strong>.
      </Text>
      <Text size="sm">Data: learners, marks and times.</Text>
      <Text size="xs" c="dimmed">
        Notes: saved at 14:05.
      </Text>
      <Group gap="xl" align="baseline">
        <span className={classes.figure}>1,024</span>
        <span className={classes.figure}>88.0 %</span>
        <span className={classes.figure}>07:59:10</span>
      </Group>
    </Sample>
  );
}
