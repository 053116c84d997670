/** Callers of the API, as integrators write them: fetch and JSON. */

export interface GraphqlError {
  message: string;
  path?: string[];
  extensions: {
    code: string;
    status: number;
    fields?: { path: string; message: string }[];
    current?: Data;
    /** Of SECOND_FACTOR_REQUIRED. */
    challenge?: string;
    retryAfter?: number;
    requestId?: string;
  };
}

// Tests assert what they expect of an answer; types would only repeat the schema.
export type Data = Record<string, any>;

export interface Answer {
  status: number;
  data: Data | null;
  errors: GraphqlError[];
}

/** An operation that should have succeeded and was answered with errors. */
export class Refused extends Error {
  constructor(readonly errors: GraphqlError[]) {
    super(`Refused: ${JSON.stringify(errors)}`);
  }
}

export class Api {
  constructor(
    readonly url: string,
    readonly token?: string,
    readonly headers: Record<string, string> = {},
  ) {}

  as(token: string): Api {
    return new Api(this.url, token, this.headers);
  }

  from(address: string): Api {
    return new Api(this.url, this.token, { ...this.headers, 'x-forwarded-for': address });
  }

  /** The same caller, who sends these headers as well. */
  with(headers: Record<string, string>): Api {
    return new Api(this.url, this.token, { ...this.headers, ...headers });
  }

  /** Whatever the server answers. */
  async send(query: string, variables: object = {}): Promise<Answer> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, data, errors };
  }

  /** The data of an operation that must succeed. */
  async ask(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.send(query, variables);
    if (errors.length > 0 || !data) throw new Refused(errors);
    return data;
  }

  /** The error of an operation that must fail. */
  async refused(query: string, variables: object = {}): Promise<GraphqlError> {
    const { data, errors } = await this.send(query, variables);
    const [error] = errors;
    if (!error) throw new Error(`Expected a refusal, got ${JSON.stringify(data)}`);
    return error;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.headers)) headers.set(name, value);
    if (this.token) headers.set('authorization', `Bearer ${this.token}`);
    return fetch(this.url + path, { ...init, headers });
  }
}
