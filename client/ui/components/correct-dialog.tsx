import { Button, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../format';
import { correctTexts as words } from '../texts/correct-texts';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';

const MAX_SHOWN = 5;

interface CorrectDialogProps {
  opened: boolean;
  /** What must be corrected. */
  findings: readonly {
    code: string;
    position: number | null;
    field: string | null;
    message: string;
  }[];
  /** The page that leads to each of them. */
  correctPath: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Names what must be corrected before a paper is submitted, which is possible all the same. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { opened, findings, correctPath, isBusy, onSubmit, onClose } = props;
  const others = findings.length - MAX_SHOWN;
  return (
    <Dialog opened={opened} title={words.title} onClose={onClose}>
      <Stack>
        <Text>{words.hint}</Text>
        <List spacing="xs">
          {findings.slice(0, MAX_SHOWN).map(({ code, position, field, message }) => (
            <List.Item key={`${code} ${position} ${field}`} style={{ overflowWrap: 'anywhere' }}>
              {position !== null && `${words.question(formatNumber(position))} `}
              {message}
            </List.Item>
          ))}
        </List>
        {others > 0 && <Text c="dimmed">{words.more(others, formatNumber(others))}</Text>}
        <DialogActions>
          <Button variant="default" loading={isBusy} onClick={onSubmit}>
            {words.submitAll}
          </Button>
          <Button component={Link} to={correctPath} data-autofocus onClick={onClose}>
            {words.correct}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
