import 'reflect-metadata';
import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** Tells which of these images are in use. It may name others, too. */
export type ImageKeeper = (ids: string[]) => Promise<string[]>;

const KEEPS_IMAGES = Symbol('keeps images');

/** Every keeper there is, so that a start can check that each was found. */
export const declaredKeepers = new Set<string>();

/**
 * Decorates the method by which a room says which images it uses: this room knows none of those
 * that do. What nobody names is removed after a day, so a room that stores the id of an image has
 * such a method, and holds the image (`ImagesService.hold`, `holdUsed`) in the transaction that
 * stores it.
 */
export function KeepsImages() {
  return (target: object, key: string, descriptor: TypedPropertyDescriptor<ImageKeeper>): void => {
    declaredKeepers.add(nameOf(target, key));
    Reflect.defineMetadata(KEEPS_IMAGES, true, descriptor.value as object);
  };
}

/**
 * Collects the keepers of all providers.
 * @throws when one is missing: its room's images would be swept although they are in use
 */
export function findKeepers(discovery: DiscoveryService, scanner: MetadataScanner): ImageKeeper[] {
  const found = new Map<string, ImageKeeper>();
  for (const wrapper of discovery.getProviders()) {
    const instance: unknown = wrapper.instance;
    if (typeof instance !== 'object' || instance === null) continue;
    const target = Object.getPrototypeOf(instance) as object;
    for (const key of scanner.getAllMethodNames(target)) {
      const method = (instance as Record<string, unknown>)[key];
      if (typeof method !== 'function' || !Reflect.getMetadata(KEEPS_IMAGES, method)) continue;
      found.set(nameOf(target, key), method.bind(instance) as ImageKeeper);
    }
  }
  const missing = [...declaredKeepers].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`Nothing provides ${missing.join(', ')}`);
  return [...found.values()];
}

function nameOf(target: object, key: string): string {
  return `${target.constructor.name}.${key}`;
}
