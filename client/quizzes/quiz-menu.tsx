import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { useMay } from '../ui/session/abilities';
import { MoreIcon } from '../ui/icons';
import { Menu } from '../ui/components/menu';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { quizTexts as words } from '../ui/texts/quiz-texts';

const DuplicateQuiz = lazyComponent(async () => (await import('./duplicate-quiz')).DuplicateQuiz);

/** What can be done with a quiz beside the specified actions. */
export function QuizMenu({ quiz }: { quiz: { id: string; title: string } }) {
  const mayEdit = useMay('EDIT');
  const [isCopying, copying] = useDisclosure(false);
  return (
    <>
      <Menu
        side="end"
        button={(props) => (
          <ActionIcon
            {...props}
            variant="subtle"
            color="gray"
            aria-label={words.moreNamed(quiz.title)}
          >
            <MoreIcon />
          </ActionIcon>
        )}
      >
        {({ Item }) => (
          <>
            {mayEdit && (
              <Item component={Link} to={`/navigation/exam-form?quiz=${quiz.id}`}>
                {words.addQuestions}
              </Item>
            )}
            <Item component={Link} to={`/navigation/exam/${quiz.id}`}>
              {mayEdit ? words.give : words.exam}
            </Item>
            {mayEdit && (
              <Item {...DuplicateQuiz.early} onClick={copying.open}>
                {words.duplicate}
              </Item>
            )}
          </>
        )}
      </Menu>
      <DuplicateQuiz quiz={quiz} opened={isCopying} onClose={copying.close} />
    </>
  );
}
