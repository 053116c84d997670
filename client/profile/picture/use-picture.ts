import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../gql/profile';
import { checkSession } from '../../ui/session/check-session';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { useDraftAutosave, useStoredDraft } from '../../ui/drafts/draft-autosave';
import { toProblem, problemMessage } from '../../ui/feedback/problem';
import { texts } from '../../ui/texts/texts';
import { toast } from '../../ui/feedback/toasts';
import { uploadImage, UploadOffline, UploadRefused } from '../../ui/session/upload';
import { cropImage, jpegBlob, type Square } from './crop-image';
import { PictureRefused, readPicture } from './read-picture';

const SET_PICTURE = graphql(`
  mutation SetProfilePicture($imageId: ID!) {
    setProfilePicture(imageId: $imageId) {
      id
      pictureUrl
    }
  }
`);

const { picture: words } = accountTexts;
const DRAFT = 'account-picture';

/** The steps from a picture file to the profile picture: choose, crop, store. */
export function usePicture() {
  const apollo = useApolloClient();
  const [setPicture] = useMutation(SET_PICTURE);
  const restored = useStoredDraft(DRAFT) as string | null;
  /** The picture being cropped. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** The cropped picture that is not stored yet: a data: URL, small enough for a draft. */
  const [cut, setCut] = useState(restored);
  const [isStoring, setStoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const forget = useDraftAutosave(DRAFT, () => cut, 'wait');
  const controller = useRef<AbortController>(null);
  // A user who leaves during the upload finds the picture here later.
  useEffect(() => () => controller.current?.abort(), []);

  const store = async (picture: string): Promise<void> => {
    setCut(picture);
    setFailure(null);
    setStoring(true);
    const { signal } = (controller.current = new AbortController());
    try {
      const imageId = await uploadImage(jpegBlob(picture), 'profile', signal);
      if (signal.aborted) return;
      await setPicture({ variables: { imageId } });
      // Also after the page was left: otherwise the draft would be offered again.
      forget();
      setCut(null);
      toast('success', words.saved);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(errorMessage(error));
      await checkSession(apollo, error);
    } finally {
      setStoring(false);
    }
  };

  const closeCrop = (): void => {
    if (chosen !== null) URL.revokeObjectURL(chosen);
    setChosen(null);
  };

  return {
    chosen,
    cut,
    isStoring,
    failure,
    closeCrop,

    async choose(file: File): Promise<void> {
      setFailure(null);
      try {
        setChosen(await readPicture(file));
      } catch (error) {
        setFailure(error instanceof PictureRefused ? error.message : words.unread);
      }
    },

    async crop(square: Square): Promise<void> {
      if (chosen === null) return;
      let picture;
      try {
        picture = await cropImage(chosen, square);
      } catch {
        setFailure(words.unread);
        return;
      } finally {
        closeCrop();
      }
      await store(picture);
    },

    async retry(): Promise<void> {
      if (cut !== null) await store(cut);
    },

    discard: () => {
      setCut(null);
      setFailure(null);
    },
  };
}

function errorMessage(error: unknown): string {
  if (error instanceof UploadOffline) return texts.errors.offline;
  if (error instanceof UploadRefused) return error.message || texts.errors.server;
  return problemMessage(toProblem(error));
}
