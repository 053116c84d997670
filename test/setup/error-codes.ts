/** All stable error codes, read from where they are declared. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DomainError } from '../../server/core/errors/domain-error.js';
import { projectFiles, read, root } from './sources.js';

export interface StableCode {
  code: string;
  /** Null for problems of an imported file, which are no answer to a request. */
  status: number | null;
  message: string;
}

type Catalogue = Record<string, () => DomainError>;

/** The codes of all catalogues (`defineErrors`). */
export async function cataloguedCodes(): Promise<StableCode[]> {
  const declaring = projectFiles().filter(
    (path) =>
      path.startsWith('server/') &&
      path.endsWith('.ts') &&
      !path.endsWith('.spec.ts') &&
      /^export const \w+ = defineErrors\(/m.test(read(path)),
  );
  const found = [];
  for (const path of declaring) {
    const names = [...read(path).matchAll(/^export const (\w+) = defineErrors\(/gm)];
    const module = (await import(pathToFileURL(join(root, path)).href)) as Record<
      string,
      Catalogue
    >;
    for (const [, name = ''] of names)
      found.push(...Object.values(module[name] ?? {}).map((make) => make()));
  }
  return found.map(({ code, status, message }) => ({ code, status, message }));
}

/** Codes of requests that reach no handler: GraphQL and the HTTP server refuse them. */
export function refusedCodes(): string[] {
  const list = /REQUEST_CODES = new Map\(\[([^;]+)\]\)/.exec(read('server/core/graphql/errors.ts'));
  const graphql = [...(list?.[1] ?? '').matchAll(/\['(\w+)'/g)];
  const http = [...read('server/core/errors/error.filter.ts').matchAll(/code: '(\w+)'/g)];
  return [...new Set([...graphql, ...http].map((match) => match[1] ?? ''))];
}

/** Codes of imports: why a file was refused. */
export function fileCodes(): string[] {
  const text = read('server/imports/spreadsheet/files/refusal.ts');
  const messages = /MESSAGES = \{([^]*?)\n\} as const/.exec(text)?.[1] ?? '';
  const problems = projectFiles()
    .filter((path) => /^server\/imports\/.*\.ts$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/problemCode: '(\w+)'/g)]);
  const codes = [...messages.matchAll(/^ {2}(\w+):/gm), ...problems].map((match) => match[1] ?? '');
  return [...new Set(codes)];
}
