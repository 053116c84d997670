import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { DialogActions } from '../ui/components/dialog-actions';
import { useState } from 'react';
import { graphql } from '../gql/marking';
import { DialogBox } from '../ui/components/dialog-box';
import { markingTexts } from '../ui/texts/marking-texts';
import { WrittenText } from '../ui/components/question-parts';
import { GrowingTextarea } from '../ui/components/growing-textarea';
import { useAction } from '../ui/feedback/use-action';
import type { Remark } from './marking.query';

const ADD = graphql(`
  mutation AddRemark($input: AddRemarkInput!) {
    addRemark(input: $input) {
      id
      shortcut
      text
      version
    }
  }
`);
const UPDATE = graphql(`
  mutation UpdateRemark($input: UpdateRemarkInput!) {
    updateRemark(input: $input) {
      id
      shortcut
      text
      version
    }
  }
`);
const DELETE = graphql(`
  mutation DeleteRemark($id: ID!) {
    deleteRemark(id: $id) {
      id
    }
  }
`);

const { remarksDialog: words } = markingTexts;

export interface RemarksDialogProps {
  quizId: string;
  remarks: readonly Remark[];
  opened: boolean;
  onClose: () => void;
  onUse: (text: string) => void;
  onChanged: () => void;
}

/** The remarks shared by all markers of an exam: to insert, add, change and delete. */
export function RemarksDialog({ opened, onClose, ...remarks }: RemarksDialogProps) {
  return (
    <DialogBox opened={opened} title={words.title} onClose={onClose} size="lg">
      <Remarks {...remarks} />
    </DialogBox>
  );
}

function Remarks({
  quizId,
  remarks,
  onUse,
  onChanged,
}: Omit<RemarksDialogProps, 'opened' | 'onClose'>) {
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<Remark | null>(null);
  const [remove] = useMutation(DELETE);
  const { isBusy, act } = useAction();
  const key = query.trim().toLowerCase();
  const matches = remarks
    .filter(({ shortcut, text }) => shortcut.includes(key) || text.toLowerCase().includes(key))
    // Matches of the shortcut come first.
    .sort((a, b) => rank(a, key) - rank(b, key));
  return (
    <Stack>
      <Text c="dimmed">{words.hint}</Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matches[0]) onUse(matches[0].text);
        }}
      >
        <TextInput
          label={words.find}
          data-autofocus
          autoComplete="off"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </form>
      {matches.length === 0 && <Text>{remarks.length === 0 ? words.none : words.noMatch}</Text>}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {matches.map((remark) => (
          <li key={remark.id}>
            <Group gap="sm" align="flex-start" justify="space-between">
              <Stack gap={0} flex="1 1 12rem">
                <Text fw={600}>/{remark.shortcut}</Text>
                <WrittenText text={remark.text} />
              </Stack>
              <Group gap="xs">
                <Button
                  size="xs"
                  aria-label={words.use(remark.shortcut)}
                  onClick={() => onUse(remark.text)}
                >
                  {words.use(remark.shortcut)}
                </Button>
                <Button size="xs" variant="default" onClick={() => setEdited(remark)}>
                  {words.edit(remark.shortcut)}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  loading={isBusy}
                  onClick={() =>
                    void act(
                      async () => remove({ variables: { id: remark.id } }),
                      words.removed,
                    ).then(onChanged)
                  }
                >
                  {words.remove(remark.shortcut)}
                </Button>
              </Group>
            </Group>
          </li>
        ))}
      </Stack>
      <RemarkForm
        key={edited?.id ?? 'new'}
        quizId={quizId}
        remark={edited}
        onSaved={() => {
          setEdited(null);
          onChanged();
        }}
        onCancel={() => setEdited(null)}
      />
    </Stack>
  );
}

function rank({ shortcut }: Remark, key: string): number {
  if (shortcut === key) return 0;
  return shortcut.startsWith(key) ? 1 : 2;
}

interface RemarkFormProps {
  quizId: string;
  /** The remark to change; null creates a new one. */
  remark: Remark | null;
  onSaved: () => void;
  onCancel: () => void;
}

function RemarkForm({ quizId, remark, onSaved, onCancel }: RemarkFormProps) {
  const [shortcut, setShortcut] = useState(remark?.shortcut ?? '');
  const [text, setText] = useState(remark?.text ?? '');
  const [add] = useMutation(ADD);
  const [update] = useMutation(UPDATE);
  const { isBusy, act } = useAction();
  const save = async (): Promise<unknown> => {
    const content = { shortcut, text };
    if (!remark) return add({ variables: { input: { quizId, ...content } } });
    const { id, version } = remark;
    return update({ variables: { input: { id, version, ...content } } });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act(save, words.saved).then((isDone) => {
          if (!isDone) return;
          setShortcut('');
          setText('');
          onSaved();
        });
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={words.shortcut}
          maxLength={20}
          autoComplete="off"
          value={shortcut}
          onChange={({ currentTarget }) => setShortcut(currentTarget.value)}
        />
        <GrowingTextarea
          label={words.text}
          minRows={2}
          maxLength={1_000}
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <DialogActions>
          {remark && (
            <Button variant="default" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
          <Button type="submit" variant="default" loading={isBusy}>
            {remark ? words.save : words.add}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
