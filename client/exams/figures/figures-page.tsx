import { useParams } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { ExportButton } from '../exports/export-button';
import { PrintButton } from '../print-button';
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
          <PrintButton />
          <ExportButton key={set} quizId={id} content="EXAM_FIGURES" attemptSet={set} />
        </>
      )}
    />
  );
}
