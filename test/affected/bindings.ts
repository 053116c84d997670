/** Links inside the server that are no imports. */
import { ENTRIES } from '../../scripts/build-server-entries.mjs';
import type { Source } from '../setup/import-graph.js';
import { captures } from './handlers.js';

/**
 * The files that run in a thread or process of their own and are started by the path of their
 * build.
 */
export function startedBy({ text }: Source): string[] {
  return captures(text, /builtFile\('([\w-]+)'\)/g).flatMap((name) => ENTRIES[name] ?? []);
}

/**
 * From the declaration of an abstract class, a job or a decorator to the files that implement or
 * handle it.
 */
export function bindingsOf(server: readonly Source[]): Map<string, string[]> {
  const declaredIn = new Map(
    server.flatMap(({ path, text }) =>
      captures(text, /^export (?:abstract class|class|const|function) (\w+)/gm).map(
        (name): [string, string] => [name, path],
      ),
    ),
  );
  const bindings = new Map<string, string[]>();
  const bind = (name: string, path: string | undefined): void => {
    const declaration = declaredIn.get(name);
    if (!declaration || !path || declaration === path) return;
    bindings.set(declaration, [...(bindings.get(declaration) ?? []), path]);
  };
  for (const { path, text } of server) {
    for (const [, token = '', implementation = ''] of text.matchAll(
      /provide: (\w+), use(?:Class|Existing): (\w+)/g,
    ))
      bind(token, declaredIn.get(implementation));
    for (const job of captures(text, /@(?:Handles|FailedRowsOf)\((\w+)\)/g)) bind(job, path);
    if (/^ *@UsesImages\(\)/m.test(text)) bind('UsesImages', path);
  }
  return bindings;
}
