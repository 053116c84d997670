/** Roles and abilities (core/access) as the schema names them. */
import { registerEnumType } from '@nestjs/graphql';
import type { Ability } from '../core/access/policy.js';
import { Role } from '../core/access/role.js';

registerEnumType(Role, {
  name: 'Role',
  description: 'What a member of staff is to their institute.',
  valuesMap: {
    OWNER: { description: 'May do everything, also with colleagues and the institute itself.' },
    EDITOR: { description: 'Writes, gives, marks, releases and exports exams.' },
    MARKER: { description: 'Looks at exams and at what was handed in, and marks.' },
  },
});

/** The values of the schema's enum. */
export const AbilityType = {
  SEE: 'see',
  MARK: 'mark',
  EDIT: 'edit',
  MANAGE: 'manage',
} as const satisfies Record<string, Ability>;

registerEnumType(AbilityType, {
  name: 'Ability',
  description: 'What may be done with what is of the institute.',
  valuesMap: {
    SEE: { description: 'Look at exams, results and papers.' },
    MARK: { description: 'Mark what was handed in.' },
    EDIT: { description: 'Write, give, release and export exams; people and class lists.' },
    MANAGE: { description: 'Colleagues, the institute itself, its audit log.' },
  },
});
