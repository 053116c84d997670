import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { declaredImageLookups, findUsedImageLookups, UsesImages } from './used-images.js';

function find(...instances: unknown[]) {
  const getProviders = () => instances.map((instance) => ({ instance }));
  return findUsedImageLookups(
    { getProviders } as unknown as DiscoveryService,
    new MetadataScanner(),
  );
}

// Other files have declared theirs, too.
beforeEach(() => declaredImageLookups.clear());

describe('findUsedImageLookups', () => {
  it('finds decorated methods, bound to their providers, each once', async () => {
    class Posters {
      private readonly shown = 'b';
      @UsesImages() async findUsed(ids: string[]): Promise<string[]> {
        return Promise.resolve(ids.filter((id) => id === this.shown));
      }
    }
    const posters = new Posters();
    const lookups = find(null, 'text', {}, Object.create(null), posters, posters);
    expect(await Promise.all(lookups.map((lookup) => lookup(['a', 'b'])))).toEqual([['b']]);
  });

  it('throws when a decorated method is missing, whose images would count as unused', () => {
    class Posters {
      @UsesImages() async findUsed(ids: string[]): Promise<string[]> {
        return Promise.resolve(ids);
      }
    }
    expect(() => find({})).toThrow('Nothing provides Posters.findUsed');
    expect(find(new Posters())).toHaveLength(1);
  });
});
