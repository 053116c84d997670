import { useParams } from 'react-router-dom';
import { BackLink } from '../../ui/components/back-link';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { ExamFigures } from './exam-figures';
import classes from './figures.module.css';

/** The page of an exam's statistics, with a link back to its results. */
export function FiguresPage() {
  const { id = '' } = useParams();
  const back = (
    <div className={classes.besides}>
      <BackLink to={`/navigation/exam/${id}/results`}>{invigilationTexts.results.heading}</BackLink>
    </div>
  );
  return <ExamFigures quizId={id} above={back} />;
}
