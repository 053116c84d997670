import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import { coreErrors } from '../errors/domain-error.js';
import { WITHOUT_TWO_FACTOR } from './access.decorators.js';
import { identifyCandidate, identifyViewer } from './authenticate.js';
import type { AuthenticatedCandidate } from './authenticated-candidate.js';
import { accessOf, type HandlerAccess } from './handlers.js';
import { assertCan } from './policy.js';
import { assertTwoFactorSetUp, type AuthenticatedViewer } from './viewer.js';

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: AuthenticatedViewer;
    candidate?: AuthenticatedCandidate;
  }
}

/** The guard of all routes and resolvers. What a handler asks of its caller is in its decorators. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()] as const;
    const wanted = accessOf(...targets);
    // Not reached: the application does not start with such a handler (handlers.ts).
    if (!wanted) return false;
    if (wanted.access === 'public') return true;
    const request = requestOf(context);
    if (wanted.access === 'candidate') {
      request.candidate = await identifyCandidate(request);
      return true;
    }
    const viewer = await identifyViewer(request);
    if (!this.reflector.getAllAndOverride<boolean>(WITHOUT_TWO_FACTOR, [...targets]))
      assertTwoFactorSetUp(viewer);
    request.viewer = viewer;
    if (wanted.isSessionOnly && viewer.scope !== 'session') throw coreErrors.SESSION_REQUIRED();
    if (viewer.scope === 'read' && !isReading(context, wanted)) throw coreErrors.TOKEN_SCOPE();
    assertCan(viewer, wanted.access);
    return true;
  }
}

/** Whether a handler only reads: queries, subscriptions, GET, and handlers with `@ReadOnly()`. */
function isReading(context: ExecutionContext, { isReadOnly }: HandlerAccess): boolean {
  if (isReadOnly) return true;
  if (context.getType<GqlContextType>() === 'graphql') {
    const { operation } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    return operation.operation !== OperationTypeNode.MUTATION;
  }
  return ['GET', 'HEAD'].includes(requestOf(context).method);
}

/** The HTTP request of a handler, of GraphQL or a plain route. */
export function requestOf(context: ExecutionContext): FastifyRequest {
  if (context.getType<GqlContextType>() === 'graphql') {
    return GqlExecutionContext.create(context).getContext<{ request: FastifyRequest }>().request;
  }
  return context.switchToHttp().getRequest<FastifyRequest>();
}
