import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../gql/exams';
import { examTexts as words } from '../ui/texts/exam-texts';
import { EyeIcon } from '../ui/icons';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import { toast } from '../ui/feedback/toasts';

const PREVIEW = graphql(`
  mutation PreviewExam($quizId: ID!) {
    previewExam(quizId: $quizId) {
      url
    }
  }
`);

/** Opens the exam as a learner has it, in a tab of its own. */
export function PreviewButton({ quizId }: { quizId: string }) {
  const [preview, { loading }] = useMutation(PREVIEW, { variables: { quizId } });
  const [blocked, setBlocked] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    // Opened by the click itself: a tab that waits for an answer first is taken for an advertisement.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    try {
      const { data } = await preview();
      const url = data?.previewExam.url;
      if (!url) throw new Error('The preview came without a link');
      if (tab) tab.location.replace(url);
      else {
        toast('warning', words.previewBlocked);
        setBlocked(url);
      }
    } catch (error) {
      tab?.close();
      toast('failure', sentenceOf(problemOf(error)));
    }
  };
  if (blocked) {
    return (
      <Button component="a" href={blocked} target="_blank" rel="noreferrer" variant="default">
        {words.previewOpen}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<EyeIcon />}
      loading={loading}
      onClick={() => void open()}
    >
      {words.preview}
    </Button>
  );
}
