import { Anchor, Group, Skeleton } from '@mantine/core';
import { Link, Outlet, useParams } from 'react-router-dom';
import { useMay } from '../ui/session/abilities';
import { BackToQuizzes } from '../ui/components/back-link';
import { Editing } from '../ui/session/editing';
import { examTexts as words } from '../ui/texts/exam-texts';
import { Loading } from '../ui/components/loading';
import { Page } from '../ui/components/page';
import { Parts } from '../ui/components/parts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { useExam } from './exam.query';
import { PreviewButton } from './preview-button';

/** What all parts of a given exam have in common: its title, and the way from one to another. */
export function ExamLayout() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useExam(id);
  const mayEdit = useMay('EDIT');
  if (error && !data) {
    return (
      <Page title={words.title} above={<BackToQuizzes />}>
        <ErrorState
          title={words.failed}
          error={error}
          gone={{
            codes: ['QUIZ_NOT_FOUND', 'EXAM_NOT_FOUND'],
            title: words.none,
            hint: words.noneHint,
          }}
          onRetry={() => ignoreErrors(refetch())}
        />
      </Page>
    );
  }
  return (
    <Page
      title={data?.quiz.title ?? words.title}
      above={<BackToQuizzes />}
      actions={
        <Group gap="md">
          <Anchor component={Link} to={`/navigation/quiz-detail/${id}`}>
            {words.questions}
          </Anchor>
          <Editing>
            <PreviewButton quizId={id} />
          </Editing>
        </Group>
      }
    >
      <Parts label={words.parts.label} entries={partsOf(id, mayEdit)} />
      {data ? <Outlet key={id} /> : <PartSkeleton />}
    </Page>
  );
}

function partsOf(quizId: string, mayEdit: boolean) {
  const { parts } = words;
  const root = `/navigation/exam/${quizId}`;
  return [
    { to: root, label: parts.overview },
    ...(mayEdit ? [{ to: `${root}/rules`, label: parts.rules }] : []),
    ...(mayEdit ? [{ to: `${root}/people`, label: parts.people, within: `${root}/invite` }] : []),
    ...(mayEdit ? [{ to: `${root}/running`, label: parts.running }] : []),
    { to: `${root}/marking`, label: parts.marking, within: `${root}/marking/desk` },
    { to: `${root}/results`, label: parts.results, within: `${root}/figures` },
  ];
}

function PartSkeleton() {
  return (
    <Loading>
      <Skeleton h={90} />
      <Skeleton h={260} />
    </Loading>
  );
}
