import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCan } from '../ui/session/abilities';
import { exportTexts } from '../ui/texts/export-texts';
import { MoreIcon } from '../ui/icons';
import { editorPath, importPath } from '../ui/question-paths';
import { Menu } from '../ui/components/menu';
import { printTexts } from '../ui/texts/print-texts';
import { questionTexts } from '../ui/texts/question-texts';
import { useDownload } from '../ui/session/use-download';

const { detail: words } = questionTexts;

/** The menu with the other actions of a quiz. */
export function QuizDetailMenu({ quizId, title }: { quizId: string; title: string }) {
  const canEdit = useCan('EDIT');
  const { download } = useDownload(exportTexts.examFile.saveFailed);
  const saveFile = async (): Promise<void> =>
    download(`/exams/${quizId}/export.json`, exportTexts.examFile.name(title));
  const links = [
    { to: `/navigation/edit-exam/${quizId}`, label: words.edit },
    { to: `/navigation/exam-time/${quizId}`, label: words.setDuration },
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
          {canEdit && (
            <Item component={Link} to={editorPath(quizId)} hiddenFrom="md">
              {words.openEditor}
            </Item>
          )}
          {canEdit && (
            <Item component={Link} to={importPath(quizId)} hiddenFrom="lg">
              {words.importQuestions}
            </Item>
          )}
          {canEdit &&
            links.map(({ to, label }) => (
              <Item key={to} component={Link} to={to}>
                {label}
              </Item>
            ))}
          {canEdit && <Divider />}
          {canEdit && <Item onClick={() => void saveFile()}>{exportTexts.examFile.save}</Item>}
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
