/** The order of test files, and for `--shard` which of them run. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sharesOf } from './shards.js';

/** The order of projects: those with short files last, so that workers end at about the same time. */
const ORDER = [
  'faults',
  'runtime',
  'worker',
  'fuzz',
  'browser',
  'structure',
  'client',
  'unit',
  'legacy',
  'api',
];

export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({
      file,
      place: ORDER.indexOf(file.project.name),
      environment: environmentIn(readFileSync(file.moduleId, 'utf8')),
    }));
    sorted.sort((a, b) => a.place - b.place || b.environment.localeCompare(a.environment));
    return sorted.map(({ file }) => file);
  }

  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard, root } = this.ctx.config;
    if (!shard) return Promise.resolve(files);
    const weighted = files.map((file) => ({
      path: relative(root, file.moduleId),
      project: file.project.name,
      text: readFileSync(file.moduleId, 'utf8'),
      file,
    }));
    const share = sharesOf(weighted, shard.count)[shard.index - 1] ?? [];
    return Promise.resolve(share.map(({ file }) => file));
  }
}

/**
 * The environment of the shared installation of a file. Files with the same one come one after the other, so
 * that a worker starts it once; those without, most files, come last.
 */
function environmentIn(text: string): string {
  return /\buseApplication\(([^)]+)\)/.exec(text)?.[1] ?? '';
}
