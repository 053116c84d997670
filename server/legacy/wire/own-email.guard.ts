import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { coreErrors, defineErrors } from '../../core/errors/domain-error.js';
import { requireObject } from './field-schemas.js';

/** Fields in which callers name their address. The token decides who they are. */
const NAMES = ['email', 'userEmail', 'creatorEmail'];

const errors = defineErrors({
  FOREIGN_EMAIL: { status: 403, message: 'Authorization failed', event: 'permission.refused' },
});

/** Refuses calls that name another address than the token's, and bodies that are not objects. */
@Injectable()
export class OwnEmailGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body, viewer } = context.switchToHttp().getRequest<FastifyRequest>();
    const fields = requireObject(body);
    for (const name of NAMES) {
      const email = fields[name];
      if (email === undefined || email === null) continue;
      if (typeof email !== 'string') {
        throw coreErrors.VALIDATION({ fields: [{ path: name, message: 'must be a text' }] });
      }
      if (email.trim().toLowerCase() !== viewer?.email) throw errors.FOREIGN_EMAIL();
    }
    return true;
  }
}
