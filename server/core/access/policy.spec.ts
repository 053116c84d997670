import { describe, expect, it } from 'vitest';
import { coreErrors, type DomainError } from '../errors/domain-error.js';
import { abilitiesOf, assertCan, can, authorize, type Ability } from './policy.js';
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
/** Any other code stands for the one that a room has for it. */
const notFound = (): DomainError => coreErrors.LINK_INVALID();

const ALL: Ability[] = ['see', 'mark', 'edit', 'manage'];
const EACH = [
  [Role.OWNER, ALL],
  [Role.EDITOR, ['see', 'mark', 'edit']],
  [Role.MARKER, ['see', 'mark']],
] as const;

/** What a call came to: `fine`, or the code it was refused with. */
function outcome(call: () => unknown): string {
  try {
    call();
    return 'fine';
  } catch (error) {
    return (error as DomainError).code;
  }
}

describe.each(EACH)('%s', (role, abilities) => {
  it.each(ALL)("and %s of what is the institute's, whoever made it", (ability) => {
    const may = abilities.some((one) => one === ability);
    const expected = may ? 'fine' : 'NOT_ALLOWED';
    expect(outcome(() => authorize(viewer(role), ours, ability, notFound))).toBe(expected);
    expect(outcome(() => assertCan(viewer(role), ability))).toBe(expected);
    expect(can(viewer(role), ours, ability)).toBe(may);
    expect(abilitiesOf(role).includes(ability)).toBe(may);
  });

  it.each(ALL)('finds nothing of another institute to %s, nor what is not there', (ability) => {
    for (const record of [theirs, null, undefined])
      expect(outcome(() => authorize(viewer(role), record, ability, notFound))).toBe(
        'LINK_INVALID',
      );
    expect(can(viewer(role), theirs, ability)).toBe(false);
  });
});
