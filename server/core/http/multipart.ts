/** Bodies of multipart/form-data, read part by part as they arrive. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyMultipart from '@fastify/multipart';
import { coreErrors, type DomainError } from '../errors/domain-error.js';

export type MultipartPart =
  | { file: Readable; fileName: string }
  /** `value` is a text, or whatever JSON says where a field declares to be that. */
  | { field: string; value: unknown };

export interface FileLimit {
  /** The most bytes a file may have. */
  bytes: number;
  /** What a caller is told who announces more. */
  tooLarge: () => DomainError;
}

/** What may stand around a file: boundaries, headers and fields. */
const AROUND_FILE_BYTES = 1024 * 1024;
const FIELD_BYTES = 1_024;

export async function multipart(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyMultipart, {
    // A second file is let through to where it is refused in our words.
    limits: { files: 2, fields: 5, parts: 7, fieldSize: FIELD_BYTES },
    throwFileSizeLimit: false,
  });
}

/**
 * The parts of a request, in its order; none where it is not multipart. A file must be read before the next
 * part comes. One that is longer than its limit ends a byte behind it, so that its taker sees that there is more.
 * @throws VALIDATION when the body is malformed or cut short, also while a file is being read; what `limit`
 *   says, before anything is read, when the request announces more than that
 */
export async function* multipartParts(
  request: FastifyRequest,
  { bytes, tooLarge }: FileLimit,
): AsyncGenerator<MultipartPart> {
  if (!request.isMultipart()) return;
  if (Number(request.headers['content-length']) > bytes + AROUND_FILE_BYTES) throw tooLarge();
  const parts = request.parts({ limits: { fileSize: bytes + 1 } });
  for await (const part of readable(parts)) {
    if (part.type === 'field') yield { field: part.fieldname, value: part.value };
    else yield { file: Readable.from(readable(part.file)), fileName: part.filename };
  }
}

/** The first file of a request, or null. What stands behind it is not looked at. @throws as multipartParts */
export async function firstFile(
  request: FastifyRequest,
  limit: FileLimit,
): Promise<{ file: Readable; fileName: string } | null> {
  for await (const part of multipartParts(request, limit)) if ('file' in part) return part;
  return null;
}

/**
 * What the parser gives. Whatever it fails with is the body's fault, or that of a caller who has gone: it
 * does nothing but read.
 */
async function* readable<T>(given: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* given;
  } catch (error) {
    throw isTooMuch(error) ? error : malformed();
  }
}

/** More parts, files or fields than are taken: the library's error says so by its status. */
function isTooMuch(error: unknown): boolean {
  return (error as { statusCode?: number }).statusCode === 413;
}

function malformed(): DomainError {
  return coreErrors.VALIDATION({
    message:
      'This multipart/form-data body is malformed or cut short. Send each part whole, under the boundary that Content-Type names.',
  });
}
