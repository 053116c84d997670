/** What each operation and route asks of its caller, as the application itself reports it. */
import { execFileSync } from 'node:child_process';
import type { Access } from '../../server/core/access/access.decorators.js';
import type { Handler } from '../../server/core/access/handlers.js';
import type { Permission } from '../../server/core/access/policy.js';
import { bundled } from './bundled.js';
import type { RoleName } from './members.js';
import { root } from './sources.js';

const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgres://localhost/none' };
const output = execFileSync(process.execPath, [await bundled('handler-list')], {
  cwd: root,
  env,
  encoding: 'utf8',
});

export const handlers = JSON.parse(output) as readonly Handler[];

const operations = new Map(
  handlers.filter(({ kind }) => kind !== 'route').map((handler) => [handler.name, handler]),
);

/** @throws for an operation that no resolver handles */
export function accessOf(operation: string): Access {
  return handlerOf(operation).access;
}

/** Whether an operation refuses access tokens. */
export function isSessionOnly(operation: string): boolean {
  return handlerOf(operation).isSessionOnly;
}

function handlerOf(operation: string): Handler {
  const handler = operations.get(operation);
  if (!handler) throw new Error(`No resolver has the operation ${operation}`);
  return handler;
}

export const isPublic = ({ name }: { name: string }): boolean => accessOf(name) === 'public';

/** Concerns the caller's own account alone, which every role has. */
export const isOfAccount = ({ name }: { name: string }): boolean =>
  accessOf(name) === 'account.manage';

/** From the fewest permissions to the most: each role includes those before it. */
export const ROLES: readonly RoleName[] = ['MARKER', 'EDITOR', 'OWNER'];

/** The role with the fewest permissions that has this one: docs/accounts.md says what each may do. */
const LEAST: Record<Permission, RoleName> = {
  'account.manage': 'MARKER',
  'institute.read': 'MARKER',
  'institute.manage': 'OWNER',
  'exam.read': 'MARKER',
  'exam.mark': 'MARKER',
  'exam.edit': 'EDITOR',
};

/** Whether a role is to have a permission. */
export function isEnough(role: RoleName, permission: Permission): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(LEAST[permission]);
}
