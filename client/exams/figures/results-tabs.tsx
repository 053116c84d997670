import { Box } from '@mantine/core';
import { SectionTabs } from '../../ui/components/section-tabs';
import { resultTexts } from '../../ui/texts/result-texts';

const { tabs: words } = resultTexts;

/** The parts of the results of an exam: those of each learner, and the statistics of all. */
export function ResultsTabs({ quizId }: { quizId: string }) {
  const root = `/navigation/exam/${quizId}`;
  return (
    // The tabs reach up to what stands above them.
    <Box pt="xs">
      <SectionTabs
        label={words.label}
        entries={[
          { to: `${root}/results`, label: words.learners },
          { to: `${root}/figures`, label: words.statistics },
        ]}
      />
    </Box>
  );
}
