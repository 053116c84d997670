import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/today';
import { examPath } from '../ui/exam-paths';
import { useAction } from '../ui/feedback/use-action';
import { useIsHere } from '../ui/hooks/use-is-here';
import { isolate } from '../ui/texts/isolate';
import { todayTexts } from '../ui/texts/today-texts';

const ADD_SAMPLE = graphql(`
  mutation AddSampleExam {
    addSampleExam {
      id
      title
    }
  }
`);

const { first: words } = todayTexts;

/** Adds the sample exam to the institute, and opens it. */
export function SampleExam() {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [add] = useMutation(ADD_SAMPLE);
  const { isBusy, act } = useAction();
  const load = async (): Promise<{ id: string; title: string }> => {
    const { data } = await add();
    if (!data) throw new Error('The response has no quiz');
    if (isHere()) void navigate(examPath(data.addSampleExam.id));
    return data.addSampleExam;
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void act(load, ({ title }) => words.sampleMade(isolate(title)))}
    >
      {words.sample}
    </Button>
  );
}
