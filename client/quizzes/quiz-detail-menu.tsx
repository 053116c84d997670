import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { MoreIcon } from '../ui/icons';
import { Menu } from '../ui/menu';
import { printTexts } from '../ui/print-texts';
import { questionTexts } from '../ui/question-texts';

const { detail: words } = questionTexts;

/** What can be done with a quiz beside writing its questions. */
export function QuizDetailMenu({ quizId }: { quizId: string }) {
  const links = [
    { to: `/navigation/edit-exam/${quizId}`, label: words.edit },
    { to: `/navigation/exam-time/${quizId}`, label: words.setDuration },
    { to: `/navigation/exam-form?quiz=${quizId}`, label: words.examForm },
    { to: `/navigation/quiz-detail/${quizId}/imports`, label: words.imports },
    { to: `/navigation/quiz-detail/${quizId}/trash`, label: words.trash },
  ];
  const printed = [
    { to: `/navigation/print-paper/${quizId}`, label: printTexts.printPaper },
    { to: `/navigation/print-key/${quizId}`, label: printTexts.printKey },
  ];
  return (
    <Menu
      side="end"
      button={(props) => (
        <ActionIcon {...props} variant="default" size="input-sm">
          <MoreIcon />
          <VisuallyHidden>{words.more}</VisuallyHidden>
        </ActionIcon>
      )}
    >
      {({ Divider, Item }) => (
        <>
          {links.map(({ to, label }) => (
            <Item key={to} component={Link} to={to}>
              {label}
            </Item>
          ))}
          <Divider />
          {printed.map(({ to, label }) => (
            <Item key={to} component={Link} to={to}>
              {label}
            </Item>
          ))}
        </>
      )}
    </Menu>
  );
}
