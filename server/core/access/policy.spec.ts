import { describe, expect, it } from 'vitest';
import { coreErrors, type DomainError } from '../errors/domain-error.js';
import { permissionsOf, assertCan, can, authorize, type Permission } from './policy.js';
import { Role } from './role.js';
import type { Viewer } from './viewer.js';

const viewer = (role: Role): Viewer => ({
  userId: 'viewer',
  instituteId: 'ours',
  role,
  sessionId: null,
  scope: 'session',
});
const ours = { instituteId: 'ours', createdBy: 'colleague' };
const theirs = { instituteId: 'theirs', createdBy: 'viewer' };
/** Stands for the error of a feature module. */
const notFound = (): DomainError => coreErrors.LINK_INVALID();

const MARKERS = ['account.manage', 'institute.read', 'exam.read', 'exam.mark'] as const;
const ALL: Permission[] = [...MARKERS, 'exam.edit', 'institute.manage'];
const EACH = [
  [Role.OWNER, ALL],
  [Role.EDITOR, [...MARKERS, 'exam.edit']],
  [Role.MARKER, MARKERS],
] as const;

/** The result of a call: `fine`, or the error code. */
function outcome(call: () => unknown): string {
  try {
    call();
    return 'fine';
  } catch (error) {
    return (error as DomainError).code;
  }
}

describe.each(EACH)('%s', (role, permissions) => {
  it.each(ALL)("and %s of the institute's records, whoever created them", (permission) => {
    const isAllowed = permissions.some((one) => one === permission);
    const expected = isAllowed ? 'fine' : 'NOT_ALLOWED';
    expect(outcome(() => authorize(viewer(role), ours, permission, notFound))).toBe(expected);
    expect(outcome(() => assertCan(viewer(role), permission))).toBe(expected);
    expect(can(viewer(role), ours, permission)).toBe(isAllowed);
    expect(permissionsOf(role).includes(permission)).toBe(isAllowed);
  });

  it.each(ALL)('finds no record to %s that is missing or of another institute', (permission) => {
    for (const record of [theirs, null, undefined])
      expect(outcome(() => authorize(viewer(role), record, permission, notFound))).toBe(
        'LINK_INVALID',
      );
    expect(can(viewer(role), theirs, permission)).toBe(false);
  });
});
