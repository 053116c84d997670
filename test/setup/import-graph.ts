/** The import graph of the sources. A file of its own, since the compiler takes long to load. */
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { projectFiles, read } from './sources.js';

export interface Source {
  path: string;
  text: string;
  /** Files of ours it imports, as paths from the root. */
  imports: string[];
}

/** The TypeScript files below a folder, without specs, with what they import of ours. */
export function sources(folder: string): Source[] {
  const files = projectFiles().filter(
    (path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path),
  );
  const known = new Set(files);
  return files.filter((path) => !path.endsWith('.spec.ts')).map((path) => readSource(path, known));
}

/** @param known the files that an import can lead to */
export function readSource(path: string, known: ReadonlySet<string>): Source {
  const text = read(path);
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const imports = importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => resolve(normalize(join(dirname(path), name)), known));
  return { path, text, imports: [...new Set(imports)] };
}

function resolve(path: string, known: ReadonlySet<string>): string {
  const base = path.replace(/\.js$/, '');
  const candidates = [path, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.find((candidate) => known.has(candidate)) ?? path;
}
