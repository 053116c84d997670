import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Dialog } from '../../ui/components/dialog';
import { DialogActions } from '../../ui/components/dialog-actions';
import { stepTexts } from '../../ui/texts/step-texts';

const { opening: words } = stepTexts;

interface OpenDialogProps {
  opened: boolean;
  /** Where the opening times are set. */
  rulesPath: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Says that submitting a paper opens its exam at once, which many do not expect of that word. */
export function OpenDialog({ opened, rulesPath, isBusy, onSubmit, onClose }: OpenDialogProps) {
  return (
    <Dialog opened={opened} title={words.title} onClose={onClose}>
      <Text>{words.hint}</Text>
      <DialogActions>
        <Button variant="default" component={Link} to={rulesPath}>
          {words.setTimes}
        </Button>
        <Button loading={isBusy} data-autofocus onClick={onSubmit}>
          {words.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
