import { Button, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../format';
import { mendTexts as words } from '../texts/mend-texts';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';

const MAX_SHOWN = 5;

interface MendDialogProps {
  opened: boolean;
  /** What must be mended. */
  findings: readonly {
    code: string;
    position: number | null;
    field: string | null;
    message: string;
  }[];
  /** The page that leads to each of them. */
  mendPath: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Names what must be mended before a paper is submitted, which is possible all the same. */
export function MendDialog(props: MendDialogProps) {
  const { opened, findings, mendPath, isBusy, onSubmit, onClose } = props;
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
          <Button component={Link} to={mendPath} data-autofocus onClick={onClose}>
            {words.mend}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
