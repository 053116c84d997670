import type { components } from '../../rest/openapi';
import { newIdempotencyKey } from './idempotency-key';
import { readSession } from './session';

/** The server refused the upload. `message` is its sentence. */
export class UploadRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** There was no response. */
export class UploadOffline extends Error {}

/** An upload without progress for this long is aborted. */
const STALLED_AFTER_MS = 60_000;

type Schemas = components['schemas'];

/** What the routes of uploads answer. */
interface UploadResponses {
  '/uploads/spreadsheets': Schemas['UploadedSpreadsheet'];
  '/uploads/images': Schemas['UploadedImage'];
  '/exams/import': Schemas['ImportedExam'];
}

/** Partial, because it may be a proxy's. */
type UploadResponse<Path extends keyof UploadResponses> = Partial<UploadResponses[Path]>;

interface UploadOptions {
  /** @param percent 0 to 100 */
  onProgress: (percent: number) => void;
  /** Cancels the upload. */
  signal: AbortSignal;
}

/**
 * @returns the id to start an import with
 * @throws UploadRefused, UploadOffline; the signal's reason when it was cancelled
 */
export async function uploadSpreadsheet(file: File, watching: UploadOptions): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const { uploadId } = await send('/uploads/spreadsheets', form, file, watching);
  if (uploadId === undefined) throw new UploadRefused(201, '');
  return uploadId;
}

/**
 * @param file an exported exam
 * @returns the quiz made from the file
 * @throws UploadRefused, UploadOffline; the signal's reason when it was cancelled
 */
export async function uploadExam(
  file: File,
  watching: UploadOptions,
): Promise<{ quizId: string; title: string }> {
  const form = new FormData();
  form.append('file', file);
  const { quizId, title = '' } = await send('/exams/import', form, file, watching);
  if (quizId === undefined) throw new UploadRefused(201, '');
  return { quizId, title };
}

/** What an image is for: the server resizes it accordingly. */
export type ImagePurpose = 'question' | 'profile';

/**
 * @param image JPEG, PNG or WebP, the types that the server accepts
 * @returns the id by which a question, an option or a profile refers to it
 * @throws UploadRefused, UploadOffline; the signal's reason when it was cancelled
 */
export async function uploadImage(
  image: Blob,
  purpose: ImagePurpose,
  signal: AbortSignal = new AbortController().signal,
): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', image);
  const { imageId } = await send('/uploads/images', form, image, {
    onProgress: () => undefined,
    signal,
  });
  if (imageId === undefined) throw new UploadRefused(201, '');
  return imageId;
}

/** The keys of uploads without a response, by file: sent again, it is stored once. */
const keys = new WeakMap<Blob, string>();

/** Not logged in, still being received, too many requests: an earlier try may have been stored. */
const UNKNOWN = [401, 409, 429];

function keyOf(file: Blob): string {
  const key = keys.get(file) ?? newIdempotencyKey();
  keys.set(file, key);
  return key;
}

/** By XMLHttpRequest, because fetch does not report upload progress. */
async function send<Path extends keyof UploadResponses>(
  path: Path,
  form: FormData,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<UploadResponse<Path>> {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`);
  request.setRequestHeader('idempotency-key', keyOf(file));
  let stalled: ReturnType<typeof setTimeout>;
  const stopWhenStalled = (): void => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
  };
  signal.addEventListener('abort', () => request.abort());
  return new Promise<UploadResponse<Path>>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => {
      stopWhenStalled();
      onProgress(Math.round((loaded / total) * 100));
    };
    request.onerror = () => reject(new UploadOffline());
    request.onabort = () => reject(signal.aborted ? (signal.reason as Error) : new UploadOffline());
    request.onload = () => {
      const { status, responseText } = request;
      // A response that says what became of it: whoever sends the file once more means it.
      if (status < 500 && !UNKNOWN.includes(status)) keys.delete(file);
      if (status === 201) resolve(parse<UploadResponses[Path]>(responseText));
      else reject(new UploadRefused(status, parse<Schemas['Refusal']>(responseText).message ?? ''));
    };
    stopWhenStalled();
    request.send(form);
  }).finally(() => clearTimeout(stalled));
}

function parse<Body>(text: string): Partial<Body> {
  try {
    return JSON.parse(text) as Partial<Body>;
  } catch {
    // A proxy's error page, for instance: the status is enough.
    return {};
  }
}
