import { beforeEach, describe, expect, it } from 'vitest';
import { OrderVersions } from './order-versions';

describe('the versions of the order', () => {
  let versions: OrderVersions;
  beforeEach(() => {
    versions = new OrderVersions();
    versions.read(7);
  });

  it('follow the changes of this page', () => {
    versions.made(true, 8);
    versions.made(true, 9);
    expect([versions.shown, versions.known, versions.others]).toEqual([9, 9, 0]);
  });

  it('refuse moves of rows that are shown in an earlier order, until they are read', () => {
    versions.made(false);
    versions.made(true, 9);
    expect([versions.shown, versions.known, versions.others]).toEqual([7, 9, 0]);
    versions.read(9);
    expect([versions.shown, versions.known, versions.others]).toEqual([9, 9, 0]);
  });

  it('count the change of a colleague between two changes of this page', () => {
    versions.made(true, 9);
    // The rows do not show what the colleague did: the next move is refused.
    expect([versions.shown, versions.known, versions.others]).toEqual([7, 9, 1]);
  });

  it('count the change of a colleague that a reading brings', () => {
    versions.read(8);
    expect([versions.shown, versions.known, versions.others]).toEqual([8, 8, 1]);
  });
});
