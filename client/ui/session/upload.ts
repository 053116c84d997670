import { readSession } from './session';

/** The upload was answered, but not with a yes. `message` is the server's sentence. */
export class UploadRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** There was no answer. */
export class UploadOffline extends Error {}

/** A line on which nothing has moved for so long is as good as none. */
const STALLED_AFTER_MS = 60_000;

interface Answer {
  uploadId?: string;
  imageId?: string;
  quizId?: string;
  title?: string;
  /** Why it was refused. */
  message?: string;
}

interface Watching {
  /** Gets per cent. */
  onProgress: (percent: number) => void;
  /** Gives the upload up. */
  signal: AbortSignal;
}

/**
 * @returns the id to start an import with
 * @throws UploadRefused, UploadOffline; the signal's reason when it was given up
 */
export async function uploadSpreadsheet(file: File, watching: Watching): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const { uploadId } = await send('/uploads/spreadsheets', form, watching);
  if (uploadId === undefined) throw new UploadRefused(201, '');
  return uploadId;
}

/**
 * @param file of a whole exam
 * @returns the quiz that was made of it
 * @throws UploadRefused, UploadOffline; the signal's reason when it was given up
 */
export async function uploadExam(
  file: File,
  watching: Watching,
): Promise<{ quizId: string; title: string }> {
  const form = new FormData();
  form.append('file', file);
  const { quizId, title = '' } = await send('/exams/import', form, watching);
  if (quizId === undefined) throw new UploadRefused(201, '');
  return { quizId, title };
}

/** What an image is for: the server makes it the size that is shown there. */
export type ImagePurpose = 'question' | 'profile';

/**
 * @param image JPEG, PNG or WebP, as the server says in its refusal
 * @returns the id by which a question, an option or a profile names it
 * @throws UploadRefused, UploadOffline; the signal's reason when it was given up
 */
export async function uploadImage(
  image: Blob,
  purpose: ImagePurpose,
  signal: AbortSignal = new AbortController().signal,
): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', image);
  const { imageId } = await send('/uploads/images', form, { onProgress: () => undefined, signal });
  if (imageId === undefined) throw new UploadRefused(201, '');
  return imageId;
}

/** By XMLHttpRequest, because fetch does not tell how far an upload is. */
async function send(
  path: string,
  form: FormData,
  { onProgress, signal }: Watching,
): Promise<Answer> {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`);
  let stalled: ReturnType<typeof setTimeout>;
  const stopWhenStalled = (): void => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
  };
  signal.addEventListener('abort', () => request.abort());
  return new Promise<Answer>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => {
      stopWhenStalled();
      onProgress(Math.round((loaded / total) * 100));
    };
    request.onerror = () => reject(new UploadOffline());
    request.onabort = () => reject(signal.aborted ? (signal.reason as Error) : new UploadOffline());
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 201) resolve(answer);
      else reject(new UploadRefused(request.status, answer.message ?? ''));
    };
    stopWhenStalled();
    request.send(form);
  }).finally(() => clearTimeout(stalled));
}

function parse(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    // A proxy's error page, for instance: the status says enough.
    return {};
  }
}
