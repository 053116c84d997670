import { expect, it } from 'vitest';
import { circles, folderCycles } from './setup/import-cycles.js';

const file = (path: string, ...imports: string[]) => ({ path, text: '', imports });

it('finds circular imports', () => {
  const [first, second] = [file('server/a/one.ts', 'server/a/two.ts'), file('server/a/two.ts')];
  expect(circles([first, second])).toEqual([]);
  second.imports.push('server/a/one.ts');
  expect(circles([first, second])).toHaveLength(1);
});

it.each([
  ['a folder and one in it', 'server/a/one.ts', 'server/a/b/two.ts'],
  ['a folder and one deeper in it', 'server/a/one.ts', 'server/a/b/c/two.ts'],
  ['folders beside each other', 'server/a/b/one.ts', 'server/a/c/two.ts'],
])('finds %s that import each other', (_name, one, two) => {
  const down = file(one, two);
  const up = file(two.replace('two', 'three'), one.replace('one', 'four'));
  expect(folderCycles([down])).toEqual([]);
  expect(folderCycles([up])).toEqual([]);
  expect(folderCycles([down, up])).toHaveLength(2);
});

it('finds circles of folders that lead through another one', () => {
  const imports = [
    file('server/a/one.ts', 'server/a/b/two.ts'),
    file('server/a/b/two.ts', 'server/a/c/three.ts'),
    file('server/a/c/three.ts', 'server/a/four.ts'),
  ];
  expect(folderCycles(imports).sort()).toEqual(['server/a/.', 'server/a/b', 'server/a/c']);
});

it('lets modules of Nest import every part of their folder', () => {
  const module = file('server/a/a.module.ts', 'server/a/b/two.ts');
  expect(folderCycles([module, file('server/a/b/two.ts', 'server/a/one.ts')])).toEqual([]);
});
