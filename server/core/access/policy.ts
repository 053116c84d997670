/** Who of an institute's staff may do what: the one access policy. */
import { coreErrors, type DomainError } from '../errors/domain-error.js';
import { Role } from './role.js';
import type { Owned, Viewer } from './viewer.js';

/** What may be done with something of the institute's. */
export type Ability = 'see' | 'mark' | 'edit' | 'manage';

const ABILITIES: Record<Role, readonly Ability[]> = {
  // Also colleagues, the institute itself and its audit log.
  [Role.OWNER]: ['see', 'mark', 'edit', 'manage'],
  // Writes, gives, marks, releases and exports the institute's exams.
  [Role.EDITOR]: ['see', 'mark', 'edit'],
  // Looks at exams and at what was handed in, and marks.
  [Role.MARKER]: ['see', 'mark'],
};

/** All of it, for those who show only what can be done. */
export function abilitiesOf(role: Role): readonly Ability[] {
  return ABILITIES[role];
}

/** Whether it is their institute's, and their role is enough. For lists of records; see `usable` for one. */
export function can(viewer: Viewer, record: Owned, ability: Ability): boolean {
  return record.instituteId === viewer.instituteId && ABILITIES[viewer.role].includes(ability);
}

/** For what is made anew, and has no record to look at yet. @throws NOT_ALLOWED */
export function assertCan(viewer: Viewer, ability: Ability): void {
  if (!ABILITIES[viewer.role].includes(ability)) throw coreErrors.NOT_ALLOWED();
}

/**
 * The check on a loaded record, which every service does that loads one.
 * @param notFound said of none, and of one of another institute: nobody learns which ids there are
 * @throws what `notFound` makes; NOT_ALLOWED where the viewer's role is not enough
 */
export function authorize<T extends Owned>(
  viewer: Viewer,
  record: T | null | undefined,
  ability: Ability,
  notFound: () => DomainError,
): T {
  if (record?.instituteId !== viewer.instituteId) throw notFound();
  assertCan(viewer, ability);
  return record;
}
