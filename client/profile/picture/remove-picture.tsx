import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/profile';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { ConfirmedButton } from '../../ui/components/confirmed-button';

const REMOVE_PICTURE = graphql(`
  mutation RemoveProfilePicture {
    removeProfilePicture {
      id
      pictureUrl
    }
  }
`);

const { picture: words } = accountTexts;

/** @param onRemoved called when the button itself is already removed */
export function RemovePicture({ onRemoved }: { onRemoved: () => void }) {
  const [remove] = useMutation(REMOVE_PICTURE);
  return (
    <ConfirmedButton
      verb={words.remove}
      title={words.removeTitle}
      hint={words.removeHint}
      isDangerous
      work={remove}
      doneMessage={words.removed}
      onDone={onRemoved}
    />
  );
}
