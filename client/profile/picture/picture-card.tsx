import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { accountTexts } from '../../ui/texts/account-texts';
import { Notice } from '../../ui/feedback/notice';
import { CropDialog } from './crop-dialog';
import type { Profile } from '../profile.query';
import { TYPES } from './read-picture';
import { RemovePicture } from './remove-picture';
import { usePicture } from './use-picture';

const { picture: words } = accountTexts;
const SHOWN = 112;

/** The profile picture, and the way to another one: chosen, cut to a circle, stored. */
export function PictureCard({ user }: { user: Pick<Profile, 'fullName' | 'pictureUrl'> }) {
  const picture = usePicture();
  const chooser = useRef<HTMLButtonElement>(null);
  const forget = useRef<() => void>(null);
  const shown = picture.cut ?? user.pictureUrl ?? null;
  return (
    <Stack gap="sm">
      <Group gap="lg">
        <Avatar
          src={shown}
          alt={shown === null ? words.none : words.alt}
          name={user.fullName}
          color="green"
          size={SHOWN}
        />
        <Stack gap="xs" flex="1 1 220px">
          <Group gap="xs">
            <FileButton
              resetRef={forget}
              accept={TYPES}
              onChange={(file) => {
                // The same file can be chosen again.
                forget.current?.();
                if (file) void picture.choose(file);
              }}
            >
              {(props) => (
                <Button ref={chooser} variant="default" loading={picture.isStoring} {...props}>
                  {user.pictureUrl ? words.chooseOther : words.choose}
                </Button>
              )}
            </FileButton>
            {user.pictureUrl && picture.cut === null && (
              <RemovePicture onRemoved={() => chooser.current?.focus()} />
            )}
          </Group>
          <Text size="sm" c="dimmed" role="status">
            {picture.isStoring ? words.storing : words.hint}
          </Text>
        </Stack>
      </Group>
      {!picture.isStoring && (picture.failure !== null || picture.cut !== null) && (
        <Notice
          tone={picture.failure === null ? 'warning' : 'failure'}
          title={picture.cut === null ? undefined : words.notStored}
          action={
            picture.cut !== null && (
              <Group gap="xs">
                <Button variant="default" onClick={picture.discard}>
                  {words.discard}
                </Button>
                <Button variant="default" onClick={() => void picture.retry()}>
                  {words.retry}
                </Button>
              </Group>
            )
          }
        >
          {picture.failure}
        </Notice>
      )}
      <CropDialog
        url={picture.chosen}
        onCut={(square) => void picture.take(square)}
        onClose={picture.putAway}
      />
    </Stack>
  );
}
