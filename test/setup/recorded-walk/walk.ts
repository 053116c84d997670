/** Calls a server, and records each answer under a label. */
import type { Api, Data } from '../api.js';
import type { Placeholders } from './placeholders.js';
import type { World } from './world.js';

/** An answer, with placeholders for what differs from run to run. */
export interface RecordedAnswer {
  label: string;
  status: number;
  /** Of routes of learners and older routes: what their callers were written against. */
  headers?: Record<string, string>;
  body: unknown;
}

/** Who calls. */
export interface Caller {
  name: string;
  api: Api;
}

/** Date and request id differ in every answer; lengths are those of ids and times; connections are this machine's. */
const PASSING_HEADERS = new Set([
  'date',
  'x-request-id',
  'content-length',
  'connection',
  'keep-alive',
]);
/** Uncompressed, since random content compresses to different lengths. */
const HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'identity' };

export class Walk {
  readonly answers: RecordedAnswer[] = [];
  private readonly labels = new Set<string>();

  /** @param documents the GraphQL documents of the recording by name: later fields are not asked for */
  constructor(
    readonly url: string,
    readonly world: World,
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

  /** Calls a route of learners or of files. @returns its body, `{ indented }` if it is a file */
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
    const kept = [...response.headers].filter(([name]) => !PASSING_HEADERS.has(name));
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
