/** Bodies of multipart/form-data, read part by part as they arrive. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyMultipart from '@fastify/multipart';
import { coreErrors, type DomainError } from '../errors/domain-error.js';

export type MultipartPart =
  | { file: Readable; fileName: string }
  /** `value` is a text, or the parsed JSON of a field with that content type. */
  | { field: string; value: unknown };

export interface FileLimit {
  /** Maximum size of a file, in bytes. */
  bytes: number;
  /** The error when the request announces more. */
  tooLarge: () => DomainError;
}

/** Allowance for what surrounds a file: boundaries, headers and fields. */
const AROUND_FILE_BYTES = 1024 * 1024;
const FIELD_BYTES = 1_024;

export async function registerMultipart(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyMultipart, {
    // A second file is passed on, so that our code rejects it with our message.
    limits: { files: 2, fields: 5, parts: 7, fieldSize: FIELD_BYTES },
    throwFileSizeLimit: false,
  });
}

/**
 * The parts of a request, in order; none if it is not multipart. A file must be read before the next part.
 * A file that is too long ends one byte after the limit, so that the consumer notices.
 * @throws VALIDATION when the body is malformed or cut short, also while a file is being read; the limit's
 *   `tooLarge`, before anything is read, when the request announces more
 */
export async function* multipartParts(
  request: FastifyRequest,
  { bytes, tooLarge }: FileLimit,
): AsyncGenerator<MultipartPart> {
  if (!request.isMultipart()) return;
  if (Number(request.headers['content-length']) > bytes + AROUND_FILE_BYTES) throw tooLarge();
  const parts = request.parts({ limits: { fileSize: bytes + 1 } });
  for await (const part of readChecked(parts)) {
    if (part.type === 'field') yield { field: part.fieldname, value: part.value };
    else yield { file: Readable.from(readChecked(part.file)), fileName: part.filename };
  }
}

/** The first file of a request, or null. Later parts are not read. @throws as multipartParts */
export async function firstFile(
  parts: AsyncIterable<MultipartPart>,
): Promise<{ file: Readable; fileName: string } | null> {
  for await (const part of parts) if ('file' in part) return part;
  return null;
}

/**
 * Passes on what the parser yields. The parser only reads, so that its errors are the fault of the body, or of
 * a caller who has left.
 */
async function* readChecked<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw isTooMuch(error) ? error : malformed();
  }
}

/** Whether there are too many parts, files or fields: the library's error has this status. */
function isTooMuch(error: unknown): boolean {
  return (error as { statusCode?: number }).statusCode === 413;
}

function malformed(): DomainError {
  return coreErrors.VALIDATION({
    message:
      'This multipart/form-data body is malformed or cut short. Send each part whole, under the boundary that Content-Type names.',
  });
}
