import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { coreErrors, defineErrors } from '../../core/errors/domain-error.js';
import { objectIn } from './field-schemas.js';

/** Under which names callers say whose call it is. The token decides. */
const NAMES = ['email', 'userEmail', 'creatorEmail'];

const errors = defineErrors({
  FOREIGN_EMAIL: { status: 403, message: 'Authorization failed', event: 'permission.refused' },
});

/** Refuses calls in the name of an address that is not the token's own, and those without an object. */
@Injectable()
export class OwnEmailGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body, viewer } = context.switchToHttp().getRequest<FastifyRequest>();
    const given = objectIn(body);
    for (const name of NAMES) {
      const email = given[name];
      if (email === undefined || email === null) continue;
      if (typeof email !== 'string') {
        const fields = [{ path: name, message: 'must be a text' }];
        throw coreErrors.VALIDATION({ fields });
      }
      if (email.trim().toLowerCase() !== viewer?.email) throw errors.FOREIGN_EMAIL();
    }
    return true;
  }
}
