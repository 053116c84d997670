/** Sends requests over HTTP. */
import { Agent, request, type IncomingMessage } from 'node:http';
import type { ValidRequest } from './valid-requests.js';
import { encodeForm } from './forms.js';

/** A request in all its bytes, as far as Node.js lets us choose them. */
export interface OutgoingRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An answer may wait for a hash, a workbook, or a free core. */
const PATIENCE_MS = 120_000;
/** Characters of a body that are kept. The rest is read and dropped. */
const MAX_KEPT = 200_000;

/** Resolves with any answer. @throws when there is no answer, or the connection breaks */
export type Send = (sent: OutgoingRequest) => Promise<Answer>;

/** @param url of the server @param connections at the same time */
export function createSender(url: string, connections: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const once: Send = async ({ method, path, headers: own, body }) =>
    new Promise((resolve, reject) => {
      // Node.js sets it by itself only for methods that usually have a body.
      const headers = { ...(body && { 'content-length': body.length }), ...own };
      const options = { agent, hostname, port, method, path, headers, timeout: PATIENCE_MS };
      const outgoing = request(options, (incoming) => void read(incoming).then(resolve, reject));
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // Headers that are too long are refused before the method is known, with a body, even to HEAD.
        if (method === 'HEAD' && error.code === 'HPE_INVALID_CONSTANT')
          resolve({ status: 431, headers: {}, body: '' });
        else reject(outgoing.reusedSocket ? new StaleConnection(error.message) : error);
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('No answer within two minutes')));
      outgoing.end(body);
    });
  const send: Send = async (sent) => {
    try {
      return await once(sent);
    } catch (error) {
      // The server may close a kept-alive connection just as it is used again.
      if (error instanceof StaleConnection) return once(sent);
      throw error;
    }
  };
  return { send, close: () => agent.destroy() };
}

class StaleConnection extends Error {}

async function read(incoming: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = incoming;
  const isStream = headers['content-type']?.startsWith('text/event-stream') ?? false;
  let body = '';
  incoming.setEncoding('latin1');
  for await (const chunk of incoming) {
    if (body.length < MAX_KEPT) body += String(chunk);
    // A stream goes on as long as somebody reads it.
    if (isStream) break;
  }
  return { status, headers, body };
}

/** A valid request in the form in which it is sent. */
export function toOutgoing({
  method,
  path,
  token,
  headers = {},
  json,
  parts,
}: ValidRequest): OutgoingRequest {
  const all: Record<string, string> = { ...headers };
  if (token !== undefined) all['authorization'] = `Bearer ${token}`;
  if (parts) {
    const { body, type } = encodeForm(parts);
    return { method, path, headers: { ...all, 'content-type': type }, body };
  }
  if (json === undefined) return { method, path, headers: all };
  const body = Buffer.from(JSON.stringify(json));
  return { method, path, headers: { ...all, 'content-type': 'application/json' }, body };
}
