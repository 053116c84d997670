/** Parses the XML parts of a workbook, piece by piece. */
import { SaxesParser } from 'saxes';
import type { Parts } from '../files/archive.js';
import { FileRefusal } from '../files/refusal.js';

export type Attributes = Readonly<Record<string, string>>;

/** Receives the elements of a part. Names come without their namespace prefix. */
export interface XmlHandler {
  open: (name: string, attributes: Attributes) => void;
  /** The text between two tags; may be called more than once. */
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** One text of a whole part would take up much memory. */
const PIECE_BYTES = 64 * 1024;
const STREAM = { stream: true };

/** Does nothing for a part that is not there. @throws FileRefusal for XML that is not well-formed */
export async function parsePart(parts: Parts, path: string, handler: XmlHandler): Promise<void> {
  if (!parts.has(path)) return;
  parseAll(await parts.bytes(path), handler);
}

/** @throws FileRefusal for XML that is not well-formed */
export function parseAll(bytes: Buffer, handler: XmlHandler): void {
  const pieces = parsePieces(bytes, handler);
  while (!pieces.next().done);
}

/**
 * Parses a piece each time the next value is asked for.
 * @throws FileRefusal for XML that is not well-formed
 */
export function* parsePieces(bytes: Buffer, handler: XmlHandler): Generator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => handler.open(localName(name), attributes));
  if (handler.text) {
    parser.on('text', handler.text);
    parser.on('cdata', handler.text);
  }
  if (handler.close) parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    write(parser, decoder.decode(bytes.subarray(from, from + PIECE_BYTES), STREAM));
    yield;
  }
  write(parser, decoder.decode());
  write(parser, null);
  yield;
}

/** @throws FileRefusal */
function write(parser: SaxesParser, piece: string | null): void {
  try {
    parser.write(piece);
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('DAMAGED');
  }
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** An attribute whose namespace prefix may be any, for example `r:id`. */
export function prefixed(attributes: Attributes, name: string): string | undefined {
  return Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
}
