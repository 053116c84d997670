import { expect, it } from 'vitest';
import { MarksVersions } from './marks-versions';
import type { OutlineRow } from './outline.query';

const row = (version: number): OutlineRow => ({
  ...{ __typename: 'DescriptiveQuestion', id: 'a', kind: 'DESCRIPTIVE', text: 'Why?' },
  ...{ marks: '1', wrongMarks: null, version },
});

it('bases the undo of an earlier change on the undo of a later one', () => {
  const versions = new MarksVersions();
  // Two changes of marks made versions 2 and 3.
  const second = versions.undoing([row(2)]);
  expect(second).toEqual([row(3)]);
  versions.undone([row(2)], second);
  const first = versions.undoing([row(1)]);
  expect(first).toEqual([{ ...row(1), version: 4 }]);
});

it('bases an undo on the version that its change has made, whatever was made since', () => {
  expect(new MarksVersions().undoing([row(1)])).toEqual([{ ...row(1), version: 2 }]);
});
