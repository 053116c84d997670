/** The access policy: what each role of an institute's staff may do. */
import { coreErrors, type DomainError } from '../errors/domain-error.js';
import { Role } from './role.js';
import type { OwnedByInstitute, Viewer } from './viewer.js';

/** What a member of staff may do, by their role, with the data of their institute and with their own account. */
export type Permission =
  | 'account.manage'
  | 'institute.read'
  | 'institute.manage'
  | 'exam.read'
  | 'exam.mark'
  | 'exam.edit';

const READING: readonly Permission[] = ['account.manage', 'institute.read', 'exam.read'];

const PERMISSIONS: Record<Role, readonly Permission[]> = {
  // Also manages colleagues, the institute itself and its audit log.
  [Role.OWNER]: [...READING, 'exam.mark', 'exam.edit', 'institute.manage'],
  // Writes, runs, marks, releases and exports the institute's exams.
  [Role.EDITOR]: [...READING, 'exam.mark', 'exam.edit'],
  // Reads exams and submitted attempts, and marks.
  [Role.MARKER]: [...READING, 'exam.mark'],
};

/** All permissions of a role, for clients that show only what is allowed. */
export function permissionsOf(role: Role): readonly Permission[] {
  return PERMISSIONS[role];
}

/**
 * Whether a record belongs to the viewer's institute and their role is sufficient. For lists; see
 * `authorize` for one record.
 */
export function can(viewer: Viewer, record: OwnedByInstitute, permission: Permission): boolean {
  return record.instituteId === viewer.instituteId && PERMISSIONS[viewer.role].includes(permission);
}

/** The check of a role alone: that of the guard, and that of a role as it is under a lock. @throws NOT_ALLOWED */
export function assertCan(viewer: Viewer, permission: Permission): void {
  if (!PERMISSIONS[viewer.role].includes(permission)) throw coreErrors.NOT_ALLOWED();
}

/**
 * The check of a loaded record. Every service that loads one must call it.
 * @param notFound error for a missing record and for one of another institute, so that callers cannot find
 *   out which ids exist
 * @throws the error of `notFound`; NOT_ALLOWED if the viewer's role is not sufficient
 */
export function authorize<T extends OwnedByInstitute>(
  viewer: Viewer,
  record: T | null | undefined,
  permission: Permission,
  notFound: () => DomainError,
): T {
  if (record?.instituteId !== viewer.instituteId) throw notFound();
  assertCan(viewer, permission);
  return record;
}
