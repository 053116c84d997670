import { Anchor, Box, Group, Skeleton } from '@mantine/core';
import { Link, Outlet, useParams } from 'react-router-dom';
import { useCan } from '../ui/session/abilities';
import { BackToQuizzes } from '../ui/components/back-link';
import { EditorsOnly } from '../ui/session/editors-only';
import { examTexts as words } from '../ui/texts/exam-texts';
import { Loading } from '../ui/components/loading';
import { Page } from '../ui/components/page';
import { SectionTabs } from '../ui/components/section-tabs';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { useExam } from './exam.query';
import { ExamState } from './exam-state';
import { PreviewButton } from './preview-button';

/** The layout of all pages of an exam: its title, and tabs for the sections. */
export function ExamLayout() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useExam(id);
  const canEdit = useCan('EDIT');
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
      state={data && <ExamState {...data} />}
      above={<BackToQuizzes />}
      asides={
        <Group gap="sm" wrap="nowrap">
          <Anchor
            component={Link}
            to={`/navigation/quiz-detail/${id}`}
            aria-label={words.questions}
          >
            <Box component="span" visibleFrom="sm">
              {words.questions}
            </Box>
            <Box component="span" hiddenFrom="sm">
              {words.questionsShort}
            </Box>
          </Anchor>
          <EditorsOnly>
            <PreviewButton quizId={id} />
          </EditorsOnly>
        </Group>
      }
    >
      <SectionTabs label={words.parts.label} entries={sectionsOf(id, canEdit)} />
      {data ? <Outlet key={id} /> : <SectionSkeleton />}
    </Page>
  );
}

function sectionsOf(quizId: string, canEdit: boolean) {
  const { parts } = words;
  const root = `/navigation/exam/${quizId}`;
  return [
    { to: root, label: parts.overview },
    ...(canEdit ? [{ to: `${root}/rules`, label: parts.rules }] : []),
    ...(canEdit ? [{ to: `${root}/people`, label: parts.people, within: `${root}/invite` }] : []),
    ...(canEdit ? [{ to: `${root}/running`, label: parts.running }] : []),
    { to: `${root}/marking`, label: parts.marking, within: `${root}/marking/desk` },
    { to: `${root}/results`, label: parts.results, within: `${root}/figures` },
  ];
}

function SectionSkeleton() {
  return (
    <Loading>
      <Skeleton h={90} />
      <Skeleton h={260} />
    </Loading>
  );
}
