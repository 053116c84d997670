import 'reflect-metadata';
import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** Tells which of these images are in use. It may name others, too. */
export type ImageUser = (ids: string[]) => Promise<string[]>;

const KEEPS_IMAGES = Symbol('keeps images');

/** Every keeper there is, so that a start can check that each was found. */
export const declaredImageUsers = new Set<string>();

/**
 * Decorates the method by which a room says which images it uses: this room knows none of those
 * that do. What nobody names is removed after a day, so a room that stores the id of an image has
 * such a method, and holds the image (`ImagesService.hold`, `holdUsed`) in the transaction that
 * stores it.
 */
export function UsesImages() {
  return (target: object, key: string, descriptor: TypedPropertyDescriptor<ImageUser>): void => {
    declaredImageUsers.add(nameOf(target, key));
    Reflect.defineMetadata(KEEPS_IMAGES, true, descriptor.value as object);
  };
}

/**
 * Collects the keepers of all providers.
 * @throws when one is missing: its room's images would be swept although they are in use
 */
export function findImageUsers(discovery: DiscoveryService, scanner: MetadataScanner): ImageUser[] {
  const found = new Map<string, ImageUser>();
  for (const wrapper of discovery.getProviders()) {
    const instance: unknown = wrapper.instance;
    if (typeof instance !== 'object' || instance === null) continue;
    const target = Object.getPrototypeOf(instance) as object;
    for (const key of scanner.getAllMethodNames(target)) {
      const method = (instance as Record<string, unknown>)[key];
      if (typeof method !== 'function' || !Reflect.getMetadata(KEEPS_IMAGES, method)) continue;
      found.set(nameOf(target, key), method.bind(instance) as ImageUser);
    }
  }
  const missing = [...declaredImageUsers].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`Nothing provides ${missing.join(', ')}`);
  return [...found.values()];
}

function nameOf(target: object, key: string): string {
  return `${target.constructor.name}.${key}`;
}
