/** The enums for roles and their permissions (core/access) in the GraphQL schema. */
import { registerEnumType } from '@nestjs/graphql';
import { permissionsOf, type Permission } from '../core/access/policy.js';
import { Role } from '../core/access/role.js';

registerEnumType(Role, {
  name: 'Role',
  description: 'The role of a member of staff in their institute.',
  valuesMap: {
    OWNER: {
      description: 'May do everything, including managing colleagues and the institute itself.',
    },
    EDITOR: { description: 'Writes, runs, marks, releases and exports exams.' },
    MARKER: { description: 'Looks at exams and submitted papers, and marks them.' },
  },
});

/** The values of the GraphQL enum. */
export const AbilityType = {
  SEE: 'exam.read',
  MARK: 'exam.mark',
  EDIT: 'exam.edit',
  MANAGE: 'institute.manage',
} as const satisfies Record<string, Permission>;

/** What a role allows, as far as the API tells: every role has its own account. */
export function abilitiesOf(role: Role): Permission[] {
  return Object.values(AbilityType).filter((ability) => permissionsOf(role).includes(ability));
}

registerEnumType(AbilityType, {
  name: 'Ability',
  description: 'What a member may do with the data of the institute.',
  valuesMap: {
    SEE: { description: 'Look at exams, results and papers.' },
    MARK: { description: 'Mark submitted papers.' },
    EDIT: { description: 'Write, run, release and export exams; manage people and class lists.' },
    MANAGE: { description: 'Manage colleagues and the institute itself; read its audit log.' },
  },
});
