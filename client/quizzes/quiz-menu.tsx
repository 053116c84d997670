import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { useCan } from '../ui/session/abilities';
import { MoreIcon } from '../ui/icons';
import { Menu } from '../ui/components/menu';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { quizTexts as words } from '../ui/texts/quiz-texts';

const DuplicateQuiz = lazyComponent(async () => (await import('./duplicate-quiz')).DuplicateQuiz);

/** The menu with the actions of a quiz that docs/specification.md does not fix; all of them change something. */
export function QuizMenu({ quiz }: { quiz: { id: string; title: string } }) {
  const canEdit = useCan('EDIT');
  const [isCopying, copyDialog] = useDisclosure(false);
  if (!canEdit) return null;
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
            <Item component={Link} to={`/navigation/exam-form?quiz=${quiz.id}`}>
              {words.addQuestions}
            </Item>
            <Item {...DuplicateQuiz.preload} onClick={copyDialog.open}>
              {words.duplicate}
            </Item>
          </>
        )}
      </Menu>
      <DuplicateQuiz quiz={quiz} opened={isCopying} onClose={copyDialog.close} />
    </>
  );
}
