import { Button } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../ui/components/back-link';
import { PrintIcon } from '../../ui/icons';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { printTexts } from '../../ui/texts/print-texts';
import { ExportButton } from '../exports/export-button';
import { ExamFigures } from './exam-figures';
import classes from './figures.module.css';

/** The page of an exam's statistics, with a link back to its results. */
export function FiguresPage() {
  const { id = '' } = useParams();
  const back = (
    <div className={classes.tools}>
      <BackLink to={`/navigation/exam/${id}/results`}>{invigilationTexts.results.heading}</BackLink>
    </div>
  );
  return (
    <ExamFigures
      quizId={id}
      above={back}
      markingHref={`/navigation/exam/${id}/marking`}
      actionsOf={(set) => (
        <>
          <Button variant="default" leftSection={<PrintIcon />} onClick={() => window.print()}>
            {printTexts.print}
          </Button>
          <ExportButton key={set} quizId={id} content="EXAM_FIGURES" attemptSet={set} />
        </>
      )}
    />
  );
}
