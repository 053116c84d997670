/** Calls a server, and records each answer under a label. */
import type { Data } from '../api.js';
import type { Caller } from './callers.js';
import type { Placeholders } from './placeholders.js';
import type { FixtureIds } from './fixture-ids.js';

/** An answer, in which placeholders stand for what differs from run to run. */
export interface RecordedAnswer {
  label: string;
  status: number;
  /** Of the routes for learners and the older ones, whose clients read some of them. */
  headers?: Record<string, string>;
  body: unknown;
}

/** Not recorded: they differ from run to run, the length with the ids and times in the answer. */
const VARYING_HEADERS = new Set([
  'date',
  'x-request-id',
  'content-length',
  'connection',
  'keep-alive',
]);
/** Uncompressed: answers from 1 KiB on would be compressed, and have other headers than shorter ones. */
const HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'identity' };

export class Recorder {
  readonly answers: RecordedAnswer[] = [];
  private readonly labels = new Set<string>();

  /** @param documents GraphQL documents by name, of the recording: they do not ask for later fields */
  constructor(
    readonly url: string,
    readonly fixture: FixtureIds,
    private readonly documents: Record<string, string>,
    private readonly placeholders: Placeholders,
  ) {}

  /**
   * Sends a document of the recording.
   * @param change of the answer's data, before it is recorded
   * @returns the data of the operation's field; {} if refused
   */
  async ask(
    by: Caller,
    label: string,
    name: string,
    variables: object = {},
    change: (data: Data) => void = () => undefined,
  ): Promise<Data> {
    const query = this.documents[name];
    if (query === undefined) throw new Error(`The recording has no document ${name}`);
    const body = JSON.stringify({ query, variables });
    const response = await by.api.fetch('/graphql', { method: 'POST', headers: HEADERS, body });
    const answer = (await this.record(`${by.name}: ${label}`, response, false, change)) as Data;
    const [field] = Object.values((answer['data'] ?? {}) as Record<string, Data | null>);
    return field ?? {};
  }

  /** Calls a route for learners or files. @returns its body; `{ indented }` if it is indented JSON */
  async call(
    by: Caller,
    label: string,
    path: string,
    body?: unknown,
    method?: string,
  ): Promise<Data> {
    const init = { method: method ?? (body === undefined ? 'GET' : 'POST') };
    const sent = body === undefined ? init : { ...init, body: JSON.stringify(body) };
    const headers = body === undefined ? { 'accept-encoding': 'identity' } : HEADERS;
    const response = await by.api.fetch(path, { ...sent, headers });
    return (await this.record(`${by.name}: ${label}`, response, true)) as Data;
  }

  /** Calls an older route. @returns its body */
  async legacy(by: Caller, label: string, route: string, body: object): Promise<Data> {
    return this.call(by, `${route}: ${label}`, `/${route}`, body);
  }

  /** Records an answer of any route. @returns its body as it came */
  async record(
    label: string,
    response: Response,
    withHeaders: boolean,
    change: (data: Data) => void = () => undefined,
  ): Promise<unknown> {
    if (this.labels.has(label)) throw new Error(`Two answers are called ${label}`);
    this.labels.add(label);
    const text = await response.text();
    const body = bodyOf(text);
    const data = (body as { data?: Data | null } | null)?.data;
    if (data) change(data);
    const kept = [...response.headers].filter(([name]) => !VARYING_HEADERS.has(name));
    this.answers.push({
      label,
      status: response.status,
      ...(withHeaders && { headers: Object.fromEntries(kept) }),
      body: this.placeholders.replace(body),
    });
    return body;
  }
}

/**
 * JSON is compared field by field in its order, which is byte for byte where the server writes it as JavaScript does:
 * in one line, or indented as files are. Anything else is a text.
 */
function bodyOf(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  const body: unknown = JSON.parse(text);
  if (JSON.stringify(body) === text.trimEnd()) return body;
  return JSON.stringify(body, null, 1) === text.trimEnd() ? { indented: body } : text;
}
