import { readSession } from '../ui/session';

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

/**
 * Sends a file. By XMLHttpRequest, because fetch does not tell how far an upload is.
 * @param onProgress gets per cent
 * @returns the id to start an import with
 * @throws UploadRefused, UploadOffline
 */
export async function uploadSpreadsheet(
  file: File,
  onProgress: (percent: number) => void,
): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/uploads/spreadsheets');
  request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`);
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(new UploadOffline());
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 201 && answer.uploadId) resolve(answer.uploadId);
      else reject(new UploadRefused(request.status, answer.message ?? ''));
    };
    request.send(form);
  });
}

function parse(text: string): { uploadId?: string; message?: string } {
  try {
    return JSON.parse(text) as { uploadId?: string; message?: string };
  } catch {
    // A proxy's error page, for instance: the status says enough.
    return {};
  }
}
