import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { Dialog } from '../ui/dialog';
import { problemOf } from '../ui/problem';
import { texts } from '../ui/texts';
import { toast } from '../ui/toasts';

const CREATE_QUIZ = graphql(`
  mutation CreateQuiz($title: String!) {
    createQuiz(title: $title) {
      id
      title
    }
  }
`);

const { quizzes: words } = texts;
const MAX_TITLE = 200;

/** Asks for the title, makes the quiz and goes on to its questions (specification, section 2). */
export function CreateQuizModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} title={words.enterTitle} onClose={onClose}>
      <TitleForm />
    </Dialog>
  );
}

function TitleForm() {
  const navigate = useNavigate();
  const [createQuiz, { loading }] = useMutation(CREATE_QUIZ);
  const form = useForm({
    initialValues: { title: '' },
    validate: {
      title: (value) => {
        const length = Array.from(value.trim()).length;
        if (length === 0) return words.titleRequired;
        return length > MAX_TITLE ? words.titleTooLong : null;
      },
    },
  });

  const submit = form.onSubmit(async ({ title }) => {
    try {
      const { data } = await createQuiz({ variables: { title } });
      if (!data) return;
      toast('success', words.created);
      const { id, title: stored } = data.createQuiz;
      await navigate(`/navigation/exam-form?quiz=${id}`, { state: { title: stored } });
    } catch (error) {
      const { message } = problemOf(error);
      form.setFieldError('title', message || words.createFailed);
      toast('failure', words.createFailed);
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={words.titleLabel}
          data-autofocus
          {...form.getInputProps('title')}
          onChange={({ currentTarget }) => {
            capitalise(currentTarget);
            form.setFieldValue('title', currentTarget.value);
          }}
        />
        <Button type="submit" loading={loading}>
          {words.getStarted}
        </Button>
      </Stack>
    </form>
  );
}

/** The first letter of a title is a capital one. Written into the input, so that the caret stays. */
function capitalise(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  const [first = ''] = value;
  const capital = first.toLocaleUpperCase();
  if (capital === first || capital.length !== first.length) return;
  input.value = capital + value.slice(first.length);
  input.setSelectionRange(selectionStart, selectionEnd);
}
