/** Checks the answers of candidates' routes against their OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Data } from './api.js';

class Contract {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(readonly document: Data) {
    // Its dynamic import has the function twice, once as a module.
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.ajv);
    this.ajv.addSchema(document, 'contract');
  }

  /** @returns what is wrong; '' if it is as documented */
  problems(method: string, url: string, status: number, body: unknown): string {
    const path = this.pathOf(url.replace(/\?.*/, ''));
    if (!path) return `${url} is not documented`;
    const pointer = [path.replaceAll('/', '~1'), method.toLowerCase(), 'responses', status].join(
      '/',
    );
    const schema = `contract#/paths/${encodeURI(pointer)}/content/application~1json/schema`;
    const validate = this.ajv.getSchema(schema);
    if (!validate) return `${method} ${path} is not documented to answer ${status}`;
    return validate(body) ? '' : this.ajv.errorsText(validate.errors);
  }

  /** Fixed paths first: `mine` in `/attempts/mine` is no id of an attempt. */
  private pathOf(url: string): string | undefined {
    const paths = Object.keys(this.document['paths'] as object);
    const matches = (path: string): boolean =>
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url);
    return paths.find((path) => path === url) ?? paths.find(matches);
  }
}

const contracts = new Map<string, Promise<Contract>>();

/** @throws when the answer is not as documented */
export async function checkContract(
  server: string,
  method: string,
  url: string,
  { status, body }: { status: number; body: unknown },
): Promise<void> {
  let contract = contracts.get(server);
  if (!contract) {
    contract = fetch(`${server}/docs/api/openapi.json`)
      .then(async (response) => response.json() as Promise<Data>)
      .then((document) => new Contract(document));
    contracts.set(server, contract);
  }
  const problems = (await contract).problems(method, url, status, body);
  if (!problems) return;
  const what = JSON.stringify(body).slice(0, 2_000);
  throw new Error(
    `${method} ${url} answered ${status} ${what}, which is not as documented: ${problems}`,
  );
}
