/**
 * What makes a start quick. Compiling five megabytes of packages takes a third of it, so the build has V8 compile
 * them (compile-packages.ts) and keeps the result beside each bundle of packages. V8 refuses what another version
 * of it has compiled, or one with other options, and compiles anew. It does not look whether the text is the same:
 * the name of a bundle says that, by a hash. Nor whether what it gets is whole, and it crashes over what is not: a
 * checksum at the end says that. Node can do all this by itself, from version 22 on.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** Node's own way to a module whose text it has read. */
interface Compiler {
  _compile: (this: CommonJs, text: string, path: string, ...more: unknown[]) => unknown;
}

interface CommonJs {
  exports: object;
}

/** As the build names them (scripts/build-server.mjs). Node itself loads our own code, and maps its errors to our files. */
const isPackages = (path: string): boolean =>
  dirname(path) === import.meta.dirname && basename(path).startsWith('packages-');

const compiledOf = (path: string): string => `${path}.compiled`;

/** Packages that are loaded after this call come as they were compiled. */
export function startQuickly(): void {
  // A start runs most of its code a few times only: V8 optimizing it early is a tenth of the time. Code that runs
  // for long is still optimized, a moment later. Only Node 20 has the option: newer ones say on stderr that they do not know it.
  if (Number.parseInt(process.versions.v8) < 12) setFlagsFromString('--interrupt-budget=600000');
  loadPackages(readCompiled);
}

/** Keeps what V8 has compiled once packages are loaded. @param load loads them */
export async function compilePackages(load: () => Promise<unknown>): Promise<void> {
  startQuickly();
  const scripts = loadPackages(() => undefined);
  await load();
  for (const [path, script] of scripts) keepCompiled(path, script.createCachedData());
}

const CHECKSUM_BYTES = 4;

/** Written beside its place and renamed, so that an interrupted build leaves no part of it. */
function keepCompiled(path: string, compiled: Buffer): void {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(compiled));
  const unfinished = `${compiledOf(path)}.unfinished`;
  writeFileSync(unfinished, Buffer.concat([compiled, checksum]));
  renameSync(unfinished, compiledOf(path));
}

/** @returns undefined if there is none or it is damaged: the package is compiled at this start */
function readCompiled(path: string): Buffer | undefined {
  try {
    const kept = readFileSync(compiledOf(path));
    const compiled = kept.subarray(0, -CHECKSUM_BYTES);
    return kept.readUInt32LE(compiled.length) === crc32(compiled) ? compiled : undefined;
  } catch {
    return undefined;
  }
}

/** @param compiled what there is of a bundle @returns the scripts of packages, to which each is added as it is loaded */
function loadPackages(compiled: (path: string) => Buffer | undefined): Map<string, Script> {
  const scripts = new Map<string, Script>();
  const compiler = Module.prototype as unknown as Compiler;
  const byNode = compiler._compile;
  compiler._compile = function (text, path, ...more) {
    if (!isPackages(path)) return byNode.call(this, text, path, ...more);
    const script = new Script(Module.wrap(text), { filename: path, cachedData: compiled(path) });
    scripts.set(path, script);
    const run = script.runInThisContext() as (...given: unknown[]) => unknown;
    return run.call(this.exports, this.exports, createRequire(path), this, path, dirname(path));
  };
  return scripts;
}
