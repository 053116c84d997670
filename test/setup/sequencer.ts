/** The order of test files, and for `--shard` which of them run. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sharesOf } from './shards.js';

/** Projects of several in one run: those with short files last, when a worker waits for the other. */
const ORDER = [
  'faults',
  'runtime',
  'worker',
  'structure',
  'legacy',
  'client',
  'unit',
  'browser',
  'api',
];

export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification): number => ORDER.indexOf(file.project.name);
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
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
