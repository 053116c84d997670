import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../gql/profile';
import { checkSession } from '../../ui/session/check-session';
import { accountTexts } from '../../ui/texts/account-texts';
import { useKeepDraft, useStoredDraft } from '../../ui/drafts/use-stored-draft';
import { problemOf, sentenceOf } from '../../ui/feedback/problem';
import { texts } from '../../ui/texts/texts';
import { toast } from '../../ui/feedback/toasts';
import { uploadImage, UploadOffline, UploadRefused } from '../../ui/session/upload';
import { cutOut, jpegOf, type Square } from './cut-out';
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

/** A picture on its way from a file to the account. */
export function usePicture() {
  const apollo = useApolloClient();
  const [setPicture] = useMutation(SET_PICTURE);
  const kept = useStoredDraft(DRAFT) as string | null;
  /** What is being cut. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** What was cut and is not stored: a data: URL, which is small enough to be kept. */
  const [cut, setCut] = useState(kept);
  const [isStoring, setStoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const forget = useKeepDraft(DRAFT, () => cut, 'wait');
  const giveUp = useRef<AbortController>(null);
  // Whoever leaves in mid-upload finds the picture here when they come back.
  useEffect(() => () => giveUp.current?.abort(), []);

  const store = async (picture: string): Promise<void> => {
    setCut(picture);
    setFailure(null);
    setStoring(true);
    const { signal } = (giveUp.current = new AbortController());
    try {
      const imageId = await uploadImage(jpegOf(picture), 'profile', signal);
      if (signal.aborted) return;
      await setPicture({ variables: { imageId } });
      // Also when the page was left by now, where it would wait to be stored again.
      forget();
      setCut(null);
      toast('success', words.saved);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(sentenceFor(error));
      await checkSession(apollo, error);
    } finally {
      setStoring(false);
    }
  };

  const putAway = (): void => {
    if (chosen !== null) URL.revokeObjectURL(chosen);
    setChosen(null);
  };

  return {
    chosen,
    cut,
    isStoring,
    failure,
    putAway,

    async choose(file: File): Promise<void> {
      setFailure(null);
      try {
        setChosen(await readPicture(file));
      } catch (error) {
        setFailure(error instanceof PictureRefused ? error.message : words.unread);
      }
    },

    async take(square: Square): Promise<void> {
      if (chosen === null) return;
      let picture;
      try {
        picture = await cutOut(chosen, square);
      } catch {
        setFailure(words.unread);
        return;
      } finally {
        putAway();
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

function sentenceFor(error: unknown): string {
  if (error instanceof UploadOffline) return texts.errors.offline;
  if (error instanceof UploadRefused) return error.message || texts.errors.server;
  return sentenceOf(problemOf(error));
}
