import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { ImageInput } from '../gql/questions/graphql';
import { checkSession } from '../ui/session/check-session';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { logError } from '../ui/feedback/log-error';
import { toast } from '../ui/feedback/toasts';
import { uploadImage, UploadRefused } from '../ui/session/upload';
import { blobOf } from './downscale';
import type { Draft, ImageType } from './draft';
import { slotsOf } from './drafting';
import { keptImage } from './kept-images';

const { picture: words } = questionTexts;

/** What became of the pictures of a draft. */
export interface SentPictures {
  imageOf: (type: ImageType) => ImageInput | null;
  /** Said once the question is stored: pictures that it is stored without. */
  skipped: string[];
}

/** Sends the pictures that wait in this browser. What arrived is not sent again by a second try. */
export function useSendPictures() {
  const apollo = useApolloClient();
  /** Ids of what has arrived, by what was sent. */
  const arrived = useRef(new Map<string, string>());

  const idOf = async (source: string): Promise<string> => {
    const known = arrived.current.get(source);
    if (known !== undefined) return known;
    const id = await uploadImage(blobOf(source), 'question');
    arrived.current.set(source, id);
    return id;
  };

  /**
   * One that the server refuses is skipped and named (specification, section 8).
   * @throws UploadOffline; UploadRefused where another try can help
   */
  const send = async (draft: Draft): Promise<SentPictures> => {
    const images = new Map<ImageType, ImageInput>();
    const skipped: string[] = [];
    for (const { type, place, slot } of slotsOf(draft)) {
      if (!slot) continue;
      const { stored, alternativeText } = slot;
      if (stored) {
        images.set(type, { imageId: stored.imageId, alternativeText });
        continue;
      }
      const source = keptImage(draft.id, type);
      if (source === null) {
        skipped.push(words.skipped(place, words.missing(place)));
        continue;
      }
      try {
        images.set(type, { imageId: await idOf(source), alternativeText });
      } catch (error) {
        await checkSession(apollo, error);
        if (!(error instanceof UploadRefused) || mayPass(error)) throw error;
        logError(new Error(`The picture of ${place} was refused`, { cause: error }));
        skipped.push(words.skipped(place, error.message));
      }
    }
    return { imageOf: (type) => images.get(type) ?? null, skipped };
  };

  return { send, forget: () => arrived.current.clear() };
}

/** Says what a question was stored without. */
export function sayWhatIsMissing({ skipped }: SentPictures): void {
  for (const sentence of skipped) toast('warning', sentence);
}

/** What the question said is refused for what it is, or for what may be over later. */
function mayPass({ status }: UploadRefused): boolean {
  return status === 401 || status === 429 || status >= 500;
}

/** What people are told of a question that could not be stored. */
export function reasonOf(error: unknown): string {
  return error instanceof UploadRefused ? error.message : sentenceOf(problemOf(error));
}
