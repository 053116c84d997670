/** Requests as they go out, and what comes back. */
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Good } from './good.js';
import { encoded } from './forms.js';

/** A request whose every byte is said, as far as Node.js sends it. */
export interface Sent {
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

/** An answer may wait for a code to be hashed, a workbook to be read, or both cores. */
const PATIENCE_MS = 120_000;
/** Of a body more than that is read, and not kept. */
const MAX_KEPT = 200_000;

/** Whatever it is answered. @throws when there is no answer, or the connection breaks */
export type Send = (sent: Sent) => Promise<Answer>;

/** @param url of the server @param connections at the same time */
export function sender(url: string, connections: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const once: Send = async ({ method, path, headers: given, body }) =>
    new Promise((resolve, reject) => {
      // Node.js says it of its own accord only for methods that have a body as a rule.
      const headers = { ...(body && { 'content-length': body.length }), ...given };
      const options = { agent, hostname, port, method, path, headers, timeout: PATIENCE_MS };
      const outgoing = request(options, (incoming) => void read(incoming).then(resolve, reject));
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // Headers that are too long are refused before the method is known: with a body, also to HEAD.
        if (method === 'HEAD' && error.code === 'HPE_INVALID_CONSTANT')
          resolve({ status: 431, headers: {}, body: '' });
        else reject(outgoing.reusedSocket ? new Stale(error.message) : error);
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('No answer within two minutes')));
      outgoing.end(body);
    });
  const send: Send = async (sent) => {
    try {
      return await once(sent);
    } catch (error) {
      // A kept connection may have ended, as ever, just as it was to be used again.
      if (error instanceof Stale) return once(sent);
      throw error;
    }
  };
  return { send, close: () => agent.destroy() };
}

class Stale extends Error {}

async function read(incoming: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = incoming;
  const isStream = headers['content-type']?.startsWith('text/event-stream') ?? false;
  let body = '';
  incoming.setEncoding('latin1');
  for await (const chunk of incoming) {
    if (body.length < MAX_KEPT) body += String(chunk);
    // It would go on for as long as somebody listens.
    if (isStream) break;
  }
  return { status, headers, body };
}

/** A good request as it goes out. */
export function sentAs({ method, path, token, headers = {}, json, parts }: Good): Sent {
  const all: Record<string, string> = { ...headers };
  if (token !== undefined) all['authorization'] = `Bearer ${token}`;
  if (parts) {
    const { body, type } = encoded(parts);
    return { method, path, headers: { ...all, 'content-type': type }, body };
  }
  if (json === undefined) return { method, path, headers: all };
  const body = Buffer.from(JSON.stringify(json));
  return { method, path, headers: { ...all, 'content-type': 'application/json' }, body };
}
