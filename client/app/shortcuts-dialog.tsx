import { Kbd, Stack, Switch, Title } from '@mantine/core';
import { Fragment } from 'react';
import { DialogBox } from '../ui/components/dialog-box';
import { shellTexts } from '../ui/texts/shell-texts';
import { useShortcuts, useSingleKeys, type Shortcut } from '../ui/hooks/use-shortcuts';
import { Table } from '../ui/components/table';

const { shortcuts: words } = shellTexts;

const EVERYWHERE: readonly Shortcut[] = [
  { keys: '?', does: words.show },
  { keys: 'Esc', does: words.close },
];

interface ShortcutsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Lists the keyboard shortcuts of this page and of all pages. */
export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  const here = useShortcuts();
  const [areSingleKeysOn, setSingleKeys] = useSingleKeys();
  return (
    <DialogBox opened={opened} title={words.title} onClose={onClose}>
      <Stack>
        {here.length > 0 && <ShortcutTable title={words.here} shortcuts={here} />}
        <ShortcutTable title={words.everywhere} shortcuts={EVERYWHERE} />
        <Switch
          label={words.singleKeys}
          description={words.singleKeysHint}
          checked={areSingleKeysOn}
          onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
        />
      </Stack>
    </DialogBox>
  );
}

function ShortcutTable({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <Title order={3}>{title}</Title>
      <Table aria-label={title} isDense>
        <tbody>
          {shortcuts.map(({ keys, does }) => (
            <tr key={keys + does}>
              <th scope="row" style={{ width: '9rem' }}>
                {keys.split('+').map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && ' + '}
                    <Kbd>{key}</Kbd>
                  </Fragment>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
