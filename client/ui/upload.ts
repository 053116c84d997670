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

interface Watching {
  /** Gets per cent. */
  onProgress: (percent: number) => void;
  /** Gives the upload up. */
  signal: AbortSignal;
}

/**
 * Sends a file. By XMLHttpRequest, because fetch does not tell how far an upload is.
 * @returns the id to start an import with
 * @throws UploadRefused, UploadOffline; the signal's reason when it was given up
 */
export async function uploadSpreadsheet(
  file: File,
  { onProgress, signal }: Watching,
): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/uploads/spreadsheets');
  request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`);
  let stalled: ReturnType<typeof setTimeout>;
  const stopWhenStalled = (): void => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
  };
  signal.addEventListener('abort', () => request.abort());
  return new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => {
      stopWhenStalled();
      onProgress(Math.round((loaded / total) * 100));
    };
    request.onerror = () => reject(new UploadOffline());
    request.onabort = () => reject(signal.aborted ? (signal.reason as Error) : new UploadOffline());
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 201 && answer.uploadId) resolve(answer.uploadId);
      else reject(new UploadRefused(request.status, answer.message ?? ''));
    };
    stopWhenStalled();
    request.send(form);
  }).finally(() => clearTimeout(stalled));
}

function parse(text: string): { uploadId?: string; message?: string } {
  try {
    return JSON.parse(text) as { uploadId?: string; message?: string };
  } catch {
    // A proxy's error page, for instance: the status says enough.
    return {};
  }
}
