/**
 * A compile cache for a faster start. Compiling five megabytes of packages takes a third of the start, so the build
 * compiles them with V8 (compile-packages.ts) and stores the result beside each bundle of packages. V8 rejects data
 * of another version or with other options, and compiles again. It does not check that the source is the same: the
 * bundle's name contains a hash for that. Nor does it check that the data is complete, and it crashes on damaged
 * data: a checksum at the end detects that. From version 22 on Node has its own compile cache.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** Node's internal function that compiles a module. */
interface Compiler {
  _compile: (this: CommonJs, text: string, path: string, ...more: unknown[]) => unknown;
}

interface CommonJs {
  exports: object;
}

/**
 * Bundles of packages, by their name from the build (scripts/build-server.mjs). Node itself loads
 * our own code, for source maps.
 */
const isPackages = (path: string): boolean =>
  dirname(path) === import.meta.dirname && basename(path).startsWith('packages-');

const compiledPath = (path: string): string => `${path}.compiled`;

/** Packages that are loaded after this call come from the compile cache. */
export function useCompileCache(): void {
  // A start runs most of its code only a few times, and optimizing that early takes V8 a tenth of
  // the time. Code that runs for long is still optimized, a little later. Only Node 20 has the
  // option: newer versions warn on stderr.
  if (Number.parseInt(process.versions.v8) < 12) setFlagsFromString('--interrupt-budget=600000');
  loadPackages(readCompiled);
}

/** Writes the compile cache of all packages. @param load loads them */
export async function compilePackages(load: () => Promise<unknown>): Promise<void> {
  useCompileCache();
  const scripts = loadPackages(() => undefined);
  await load();
  for (const [path, script] of scripts) storeCompiled(path, script.createCachedData());
}

const CHECKSUM_BYTES = 4;

/** Writes a temporary file and renames it, so that an interrupted build leaves no partial one. */
function storeCompiled(path: string, compiled: Buffer): void {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(compiled));
  const unfinished = `${compiledPath(path)}.unfinished`;
  writeFileSync(unfinished, Buffer.concat([compiled, checksum]));
  renameSync(unfinished, compiledPath(path));
}

/** @returns undefined if there is no cache or it is damaged: then the package is compiled at this start */
function readCompiled(path: string): Buffer | undefined {
  try {
    const file = readFileSync(compiledPath(path));
    const compiled = file.subarray(0, -CHECKSUM_BYTES);
    return file.readUInt32LE(compiled.length) === crc32(compiled) ? compiled : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param compiled returns the cache of a bundle, if any
 * @returns the scripts of packages, each added when it is loaded
 */
function loadPackages(compiled: (path: string) => Buffer | undefined): Map<string, Script> {
  const scripts = new Map<string, Script>();
  const compiler = Module.prototype as unknown as Compiler;
  const compileByNode = compiler._compile;
  compiler._compile = function (text, path, ...more) {
    if (!isPackages(path)) return compileByNode.call(this, text, path, ...more);
    const script = new Script(Module.wrap(text), { filename: path, cachedData: compiled(path) });
    scripts.set(path, script);
    const run = script.runInThisContext() as (...values: unknown[]) => unknown;
    return run.call(this.exports, this.exports, createRequire(path), this, path, dirname(path));
  };
  return scripts;
}
