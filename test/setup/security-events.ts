/** The security events of a server: in its log, and in its metrics. */
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import type { Application } from './application.js';
import { anyEmail, LOG_IN, PASSWORD } from './factories.js';

type Event = Record<string, string>;

/** The events that an action causes, in order. */
export async function eventsOf(
  { server, api }: Application,
  act: () => Promise<unknown>,
): Promise<Event[]> {
  const before = server.output().length;
  await act();
  // The output arrives separately from answers: once this event is there, all earlier ones are.
  const query = { query: LOG_IN, variables: { input: { email: anyEmail(), password: PASSWORD } } };
  const headers = { 'content-type': 'application/json' };
  const last = await api.fetch('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify(query),
  });
  const lastId = last.headers.get('x-request-id');
  const events = (): Event[] => eventsIn(server.output().slice(before));
  await expect.poll(() => events().at(-1)?.['requestId']).toBe(lastId);
  return events().slice(0, -1);
}

function eventsIn(output: string): Event[] {
  const lines = stripVTControlCharacters(output).matchAll(/\[Security\] Object\(\d+\) \{(.*)\}$/gm);
  return [...lines].map(([, line = '']) =>
    Object.fromEntries(
      [...line.matchAll(/(\w+): '([^']*)'/g)].map(([, key, value]) => [key, value]),
    ),
  );
}

/** The count of an event in `GET /metrics`. */
export async function countOf({ api }: Application, event: string): Promise<number> {
  const text = await (await api.fetch('/metrics')).text();
  const line = new RegExp(`^security_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(text);
  return Number(line?.[1]);
}
