import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { declaredImageUsers, findImageUsers, UsesImages } from './uses-images.js';

function find(...instances: unknown[]) {
  const getProviders = () => instances.map((instance) => ({ instance }));
  return findImageUsers({ getProviders } as unknown as DiscoveryService, new MetadataScanner());
}

// Those that other files have loaded, too.
beforeEach(() => declaredImageUsers.clear());

describe('findKeepers', () => {
  it('finds keepers, bound to their providers, each once', async () => {
    class Posters {
      private readonly shown = 'b';
      @UsesImages() async among(ids: string[]): Promise<string[]> {
        return Promise.resolve(ids.filter((id) => id === this.shown));
      }
    }
    const posters = new Posters();
    const keepers = find(null, 'text', {}, Object.create(null), posters, posters);
    expect(await Promise.all(keepers.map((keeper) => keeper(['a', 'b'])))).toEqual([['b']]);
  });

  it('stops a start where one is missing, whose images would be taken for unused', () => {
    class Posters {
      @UsesImages() async among(ids: string[]): Promise<string[]> {
        return Promise.resolve(ids);
      }
    }
    expect(() => find({})).toThrow('Nothing provides Posters.among');
    expect(find(new Posters())).toHaveLength(1);
  });
});
