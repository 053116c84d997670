import type { ReturnRequest } from './returns.query';

type Request = Pick<ReturnRequest, 'id' | 'number' | 'name' | 'rollNumber'>;

/** As the server compares names. */
const keyOf = (text: string): string => text.normalize('NFC').toLowerCase();

/** Requests whose number begins with what was typed, or whose name or roll number has it. */
export function findRequests<T extends Request>(requests: T[], typed: string): T[] {
  const text = keyOf(typed.trim());
  if (text === '') return requests;
  return requests.filter(
    ({ number, name, rollNumber }) =>
      String(number).startsWith(text) ||
      keyOf(name).includes(text) ||
      keyOf(rollNumber ?? '').includes(text),
  );
}

/** Ids of the requests whose name is that of another one. */
export function namesakesAmong(requests: Request[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { name } of requests) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return new Set(
    requests.filter(({ name }) => (counts.get(keyOf(name)) ?? 0) > 1).map(({ id }) => id),
  );
}
