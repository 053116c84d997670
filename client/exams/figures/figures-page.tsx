import { useParams } from 'react-router-dom';
import { BackLink } from '../../ui/components/back-link';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { ExamFigures } from './exam-figures';
import classes from './figures.module.css';

/** The figures of an exam, with the way back to its results. */
export function FiguresPage() {
  const { id = '' } = useParams();
  const back = (
    <div className={classes.besides}>
      <BackLink to={`/navigation/exam/${id}/results`}>{conductTexts.results.heading}</BackLink>
    </div>
  );
  return <ExamFigures quizId={id} above={back} />;
}
