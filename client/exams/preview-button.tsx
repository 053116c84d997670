import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../gql/exams';
import { examTexts as words } from '../ui/texts/exam-texts';
import { EyeIcon } from '../ui/icons';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { toast } from '../ui/feedback/toasts';

const PREVIEW = graphql(`
  mutation PreviewExam($quizId: ID!) {
    previewExam(quizId: $quizId) {
      url
    }
  }
`);

/** Opens the exam as candidates see it, in a new tab. */
export function PreviewButton({ quizId }: { quizId: string }) {
  const [preview, { loading }] = useMutation(PREVIEW, { variables: { quizId } });
  const [blocked, setBlocked] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    // Opened before the request: browsers block a tab that is opened after waiting, as a pop-up.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    try {
      const { data } = await preview();
      const url = data?.previewExam.url;
      if (!url) throw new Error('The preview response has no link');
      if (tab) tab.location.replace(url);
      else {
        toast('warning', words.previewBlocked);
        setBlocked(url);
      }
    } catch (error) {
      tab?.close();
      toast('failure', problemMessage(toProblem(error)));
    }
  };
  if (blocked) {
    return (
      <Button component="a" href={blocked} target="_blank" rel="noreferrer" variant="default">
        {words.previewOpen}
      </Button>
    );
  }
  const props = {
    variant: 'default',
    loading,
    'aria-label': words.preview,
    onClick: () => void open(),
  };
  return (
    <>
      <Button {...props} visibleFrom="sm" leftSection={<EyeIcon />}>
        {words.preview}
      </Button>
      {/* A phone has no space for the words beside the link back. */}
      <ActionIcon {...props} hiddenFrom="sm" size={36}>
        <EyeIcon />
      </ActionIcon>
    </>
  );
}
