import { useParams } from 'react-router-dom';
import { BackLink } from '../../ui/components/back-link';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Page } from '../../ui/components/page';
import { ErrorState } from '../../ui/feedback/states';
import { editorTexts as words } from '../../ui/texts/editor-texts';
import { questionTexts } from '../../ui/texts/question-texts';
import { Editor } from './editor';
import { useOutline } from './rows/use-outline';

const { detail } = questionTexts;

/** All questions of a quiz on one page: outline, editor, and what learners see. */
export function EditorPage() {
  const { id = '' } = useParams();
  const outline = useOutline(id);
  const { state, error, reload } = outline;
  if (state) return <Editor key={id} quizId={id} outline={{ ...outline, state }} />;
  return (
    <Page
      title={words.title}
      above={<BackLink to={`/navigation/quiz-detail/${id}`}>{words.back}</BackLink>}
    >
      {error === null ? (
        <ListSkeleton />
      ) : (
        <ErrorState
          title={words.failed}
          error={error}
          gone={{ codes: ['QUIZ_NOT_FOUND'], title: detail.none, hint: detail.goneHint }}
          onRetry={() => void reload()}
        />
      )}
    </Page>
  );
}
