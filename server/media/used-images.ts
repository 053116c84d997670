import 'reflect-metadata';
import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** Returns which of these images are in use. The result may contain other ids, too. */
export type UsedImageLookup = (ids: string[]) => Promise<string[]>;

const USES_IMAGES = Symbol('uses images');

/** Names of all decorated methods, so that the start can check that each was found. */
export const declaredImageLookups = new Set<string>();

/**
 * Decorates the method by which another module reports the images that it uses. Images that no module
 * reports are removed after a day. A module that stores the id of an image must have such a method, and
 * must lock the image (`ImagesService.lockForUse`, `lockUsed`) in the transaction that stores the id.
 */
export function UsesImages() {
  return (
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<UsedImageLookup>,
  ): void => {
    declaredImageLookups.add(nameOf(target, key));
    Reflect.defineMetadata(USES_IMAGES, true, descriptor.value as object);
  };
}

/**
 * Collects the decorated methods of all providers.
 * @throws when one is missing: the images of its module would be removed although they are in use
 */
export function findUsedImageLookups(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
): UsedImageLookup[] {
  const found = new Map<string, UsedImageLookup>();
  for (const wrapper of discovery.getProviders()) {
    const instance: unknown = wrapper.instance;
    if (typeof instance !== 'object' || instance === null) continue;
    const target = Object.getPrototypeOf(instance) as object;
    for (const key of scanner.getAllMethodNames(target)) {
      const method = (instance as Record<string, unknown>)[key];
      if (typeof method !== 'function' || !Reflect.getMetadata(USES_IMAGES, method)) continue;
      found.set(nameOf(target, key), method.bind(instance) as UsedImageLookup);
    }
  }
  const missing = [...declaredImageLookups].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`Nothing provides ${missing.join(', ')}`);
  return [...found.values()];
}

function nameOf(target: object, key: string): string {
  return `${target.constructor.name}.${key}`;
}
