import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { Notice } from '../../ui/feedback/notice';
import type { ProfileQuery } from '../../gql/profile/graphql';
import { CropDialog } from './crop-dialog';
import { ACCEPTED_TYPES } from './read-picture';
import { RemovePicture } from './remove-picture';
import { usePicture } from './use-picture';

const { picture: words } = accountTexts;
const AVATAR_SIZE = 112;

/** The profile picture, with buttons to choose, crop and store another one, or to remove it. */
export function PictureCard({
  user,
}: {
  user: Pick<ProfileQuery['me'], 'fullName' | 'pictureUrl'>;
}) {
  const picture = usePicture();
  const chooser = useRef<HTMLButtonElement>(null);
  const resetFileButton = useRef<() => void>(null);
  const shown = picture.cut ?? user.pictureUrl ?? null;
  return (
    <Stack gap="sm">
      <Group gap="lg">
        <Avatar
          src={shown}
          alt={shown === null ? words.none : words.alt}
          name={user.fullName}
          color="green"
          size={AVATAR_SIZE}
        />
        <Stack gap="xs" flex="1 1 220px">
          <Group gap="xs">
            <FileButton
              resetRef={resetFileButton}
              accept={ACCEPTED_TYPES}
              onChange={(file) => {
                // Otherwise the same file could not be chosen again.
                resetFileButton.current?.();
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
        onCrop={(square) => void picture.crop(square)}
        onClose={picture.closeCrop}
      />
    </Stack>
  );
}
