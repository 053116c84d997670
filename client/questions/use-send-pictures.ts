import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { ImageInput } from '../gql/questions/graphql';
import { checkSession } from '../ui/session/check-session';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { logError } from '../ui/feedback/log-error';
import { toast } from '../ui/feedback/toasts';
import { uploadImage, UploadRefused } from '../ui/session/upload';
import { blobOf } from './content/downscale';
import type { Draft, ImageType } from './content/draft';
import { imageSlotsOf } from './draft-conversion';
import { readDraftImage } from './content/draft-images';

const { picture: words } = questionTexts;

/** The outcome of sending the pictures of a draft. */
export interface SentPictures {
  imageOf: (type: ImageType) => ImageInput | null;
  /** Warnings about pictures that are not part of the saved question. */
  skipped: string[];
}

/** Uploads the draft's pictures from the browser. A retry does not upload a picture again. */
export function useSendPictures() {
  const apollo = useApolloClient();
  /** The ids of uploaded pictures, by data: URL. */
  const uploaded = useRef(new Map<string, string>());

  const idOf = async (source: string): Promise<string> => {
    const known = uploaded.current.get(source);
    if (known !== undefined) return known;
    const id = await uploadImage(blobOf(source), 'question');
    uploaded.current.set(source, id);
    return id;
  };

  /**
   * A picture that the server refuses is skipped with a warning (docs/specification.md, section 8).
   * @throws UploadOffline; UploadRefused when a retry can help
   */
  const send = async (draft: Draft): Promise<SentPictures> => {
    const images = new Map<ImageType, ImageInput>();
    const skipped: string[] = [];
    for (const { type, place, slot } of imageSlotsOf(draft)) {
      if (!slot) continue;
      const { stored, alternativeText } = slot;
      if (stored) {
        images.set(type, { imageId: stored.imageId, alternativeText });
        continue;
      }
      const source = readDraftImage(draft.id, type);
      if (source === null) {
        skipped.push(words.skipped(place, words.missing(place)));
        continue;
      }
      try {
        images.set(type, { imageId: await idOf(source), alternativeText });
      } catch (error) {
        await checkSession(apollo, error);
        if (!(error instanceof UploadRefused) || canRetry(error)) throw error;
        logError(new Error(`The picture of ${place} was refused`, { cause: error }));
        skipped.push(words.skipped(place, error.message));
      }
    }
    return { imageOf: (type) => images.get(type) ?? null, skipped };
  };

  return { send, forget: () => uploaded.current.clear() };
}

/** Warns about pictures that are not part of the saved question. */
export function warnAboutSkipped({ skipped }: SentPictures): void {
  for (const sentence of skipped) toast('warning', sentence);
}

/** Whether a retry can help, because the refusal is not about the picture itself. */
function canRetry({ status }: UploadRefused): boolean {
  return status === 401 || status === 429 || status >= 500;
}

/** The message for users when a question could not be saved. */
export function failureMessage(error: unknown): string {
  return error instanceof UploadRefused ? error.message : problemMessage(toProblem(error));
}
