/** The references from one part of a workbook to others (ECMA-376, part 2, "Relationships"). */
import { posix } from 'node:path';
import type { Archive } from '../files/archive.js';
import { parsePart } from './xml.js';

export interface Relationship {
  /** The last word of its type, for example `worksheet`. */
  type: string;
  /** A path in the archive; for external ones the address as it is written. */
  target: string;
  isExternal: boolean;
}

/** @returns by the id that the part refers to */
export async function readRelationships(
  archive: Archive,
  part: string,
): Promise<Map<string, Relationship>> {
  const { dir, base } = posix.parse(part);
  const found = new Map<string, Relationship>();
  await parsePart(archive, `${dir}/_rels/${base}.rels`, {
    open(name, { Id: id, Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || id === undefined) return;
      const isExternal = mode === 'External';
      const path = target.startsWith('/') ? target.slice(1) : posix.join(dir, target);
      found.set(id, {
        type: type.slice(type.lastIndexOf('/') + 1),
        target: isExternal ? target : path,
        isExternal,
      });
    },
  });
  return found;
}
