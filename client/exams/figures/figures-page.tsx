import { Button } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { printWithFonts } from '../../design/print-fonts/print-with-fonts';
import { examPath } from '../../ui/exam-paths';
import { PrintIcon } from '../../ui/icons';
import { printTexts } from '../../ui/texts/print-texts';
import { ExportButton } from '../exports/export-button';
import { ResultsTabs } from './results-tabs';
import { ExamFigures } from './exam-figures';

/** The page of an exam's statistics, beside the results of its learners. */
export function FiguresPage() {
  const { id = '' } = useParams();
  return (
    <ExamFigures
      quizId={id}
      above={<ResultsTabs quizId={id} />}
      markingHref={examPath(id, 'marking')}
      actionsOf={(set) => (
        <>
          <Button
            variant="default"
            leftSection={<PrintIcon />}
            onClick={() => void printWithFonts()}
          >
            {printTexts.print}
          </Button>
          <ExportButton key={set} quizId={id} content="EXAM_FIGURES" attemptSet={set} />
        </>
      )}
    />
  );
}
