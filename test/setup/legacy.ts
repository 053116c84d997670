/** A caller of legacy routes that checks every answer against the documentation. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Data } from './api.js';

const JSON_TYPE = 'application/json';

export interface LegacyAnswer {
  status: number;
  headers: Headers;
  body: Data;
}

export interface Documented {
  paths: Record<string, { post: DocumentedOperation }>;
}

export interface DocumentedOperation {
  tags: string[];
  security: unknown[];
  requestBody: { content: Record<string, { example: Data }> };
  responses: Record<string, { content: Record<string, { example?: Data }> }>;
}

/** The OpenAPI document of a server, compiled to check answers and requests. */
class Contract {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(readonly document: Documented) {
    // Its dynamic import has the function twice, once as a module.
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.ajv);
    this.ajv.addSchema(document, 'contract');
  }

  /** @returns what is wrong; '' if it is as documented */
  problems(path: string, value: unknown): string {
    const schema = `contract#/paths/${path}/content/application~1json/schema`;
    const validate: ValidateFunction | undefined = this.ajv.getSchema(schema);
    if (!validate) return `${path} is not documented`;
    return validate(value) ? '' : this.ajv.errorsText(validate.errors);
  }
}

const contracts = new Map<string, Promise<Contract>>();

export async function contractOf(url: string): Promise<Contract> {
  let contract = contracts.get(url);
  if (!contract) {
    contract = fetch(`${url}/docs/legacy/openapi.json`)
      .then(async (response) => response.json() as Promise<Documented>)
      .then((document) => new Contract(document));
    contracts.set(url, contract);
  }
  return contract;
}

export class Legacy {
  /** @param prefix '' or '/v1' */
  constructor(
    readonly url: string,
    readonly headers: Record<string, string> = {},
    readonly prefix = '',
  ) {}

  /** @param token as it stands in the header, with or without `Bearer` */
  as(token: string): Legacy {
    return new Legacy(this.url, { ...this.headers, authorization: token }, this.prefix);
  }

  from(address: string): Legacy {
    return new Legacy(this.url, { ...this.headers, 'x-forwarded-for': address }, this.prefix);
  }

  under(prefix: string): Legacy {
    return new Legacy(this.url, this.headers, prefix);
  }

  /** The answer of the route, which must be as documented. */
  async send(route: string, body: unknown): Promise<LegacyAnswer> {
    const init = { body: JSON.stringify(body), headers: { 'content-type': JSON_TYPE } };
    const answer = await this.fetch(`/${route}`, { method: 'POST', ...init });
    const contract = await contractOf(this.url);
    const problems = contract.problems(`~1${route}/post/responses/${answer.status}`, answer.body);
    if (problems) {
      const what = JSON.stringify(answer.body).slice(0, 2_000);
      throw new Error(
        `${route} answered ${answer.status} ${what}, which is not as documented: ${problems}`,
      );
    }
    return answer;
  }

  /** The body of a call that must succeed. */
  async ask(route: string, body: unknown): Promise<Data> {
    const answer = await this.send(route, body);
    if (answer.status >= 300) {
      throw new Error(`${route} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  /** Status and message of a call that must be refused. */
  async refused(route: string, body: unknown): Promise<[number, string]> {
    const { status, body: answer } = await this.send(route, body);
    if (status < 300) throw new Error(`${route} was to be refused: ${JSON.stringify(answer)}`);
    return [status, answer['message'] as string];
  }

  /** Any request. The answer must have the envelope. */
  async fetch(path: string, init: RequestInit): Promise<LegacyAnswer> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.headers)) headers.set(name, value);
    const response = await fetch(this.url + this.prefix + path, { ...init, headers });
    const { status } = response;
    const body = (init.method === 'HEAD' ? {} : await response.json()) as Data;
    if (init.method !== 'HEAD') checkEnvelope(status, body);
    return { status, headers: response.headers, body };
  }
}

function checkEnvelope(status: number, { statusCode, success, message }: Data): void {
  const isGood = statusCode === status && success === status < 300;
  if (isGood && typeof message === 'string' && message !== '') return;
  throw new Error(
    `Not an envelope of ${status}: ${JSON.stringify({ statusCode, success, message })}`,
  );
}
