import { Box } from '@mantine/core';
import { examPath } from '../../ui/exam-paths';
import { SectionTabs } from '../../ui/components/section-tabs';
import { resultTexts } from '../../ui/texts/result-texts';

const { tabs: words } = resultTexts;

/** The parts of the results of an exam: those of each learner, the class as a picture, and the statistics. */
export function ResultsTabs({ quizId }: { quizId: string }) {
  return (
    // The tabs reach up to what stands above them.
    <Box pt="xs">
      <SectionTabs
        label={words.label}
        entries={[
          { to: examPath(quizId, 'results'), label: words.learners },
          { to: examPath(quizId, 'class'), label: words.picture },
          { to: examPath(quizId, 'figures'), label: words.statistics },
          { to: examPath(quizId, 'adjustments'), label: words.adjustments },
        ]}
      />
    </Box>
  );
}
