import { Anchor, Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { aboutTexts as words } from '../ui/texts/about-texts';
import { CheckIcon } from '../ui/icons';
import { Page } from '../ui/components/page';
import paper from '../ui/pictures/exam-paper.module.css';
import classes from './about-page.module.css';

const { attribution } = words;

/** Who we are and what the product is for (docs/specification.md, sections 1 and 2). */
export function AboutPage() {
  return (
    <Page title={words.title}>
      <Text size="lg" maw="62ch">
        {words.lead}
      </Text>
      <Paper className={paper.sheet}>
        <Stack gap="lg">
          <Title order={2}>{words.whatTitle}</Title>
          <SimpleGrid
            component="ol"
            cols={{ base: 1, md: 2 }}
            className={classes.steps}
            m={0}
            p={0}
          >
            {words.what.map(({ name, text }) => (
              <li key={name} className={classes.step}>
                <Title order={3}>{name}</Title>
                <Text maw="52ch">{text}</Text>
              </li>
            ))}
          </SimpleGrid>
        </Stack>
      </Paper>
      <Stack gap="sm">
        <Title order={2}>{words.careTitle}</Title>
        <ul className={classes.cares}>
          {words.care.map((text) => (
            <li key={text} className={classes.care}>
              <span className={classes.tick}>
                <CheckIcon size={14} />
              </span>
              <Text component="span" maw="70ch">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
      <Button component={Link} to="/all-quizzes" w="fit-content">
        {words.start}
      </Button>
      <Text size="sm" c="dimmed" maw="70ch">
        {attribution.before}
        <Anchor href="https://github.com/uberspot/OpenTriviaQA" inherit underline="always">
          {attribution.source}
        </Anchor>
        {attribution.by}
        <Anchor
          href="https://creativecommons.org/licenses/by-sa/4.0/"
          rel="license"
          inherit
          underline="always"
        >
          {attribution.licence}
        </Anchor>
        {attribution.after}
      </Text>
    </Page>
  );
}
