import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import { coreErrors } from '../errors/domain-error.js';
import { identifyCandidate, identifyViewer } from './authenticate.js';
import type { AuthenticatedCandidate } from './authenticated-candidate.js';
import { FOR_CANDIDATES } from './for-candidates.decorator.js';
import { PUBLIC } from './public.decorator.js';
import { READ_ONLY } from './read-only.decorator.js';
import { SESSION_ONLY } from './session-only.decorator.js';
import { assertTwoFactorSetUp, type AuthenticatedViewer } from './viewer.js';
import { WITHOUT_TWO_FACTOR } from './without-two-factor.decorator.js';

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: AuthenticatedViewer;
    candidate?: AuthenticatedCandidate;
  }
}

/** The guard of all routes and resolvers: an unauthenticated caller can use only public handlers. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, targets)) return true;
    const request = requestOf(context);
    if (this.reflector.getAllAndOverride<boolean>(FOR_CANDIDATES, targets)) {
      request.candidate = await identifyCandidate(request);
      return true;
    }
    const viewer = await identifyViewer(request);
    if (!this.reflector.getAllAndOverride<boolean>(WITHOUT_TWO_FACTOR, targets))
      assertTwoFactorSetUp(viewer);
    request.viewer = viewer;
    const isSessionOnly = this.reflector.getAllAndOverride<boolean>(SESSION_ONLY, targets);
    if (isSessionOnly && viewer.scope !== 'session') throw coreErrors.SESSION_REQUIRED();
    if (viewer.scope === 'read' && !this.isReadOnly(context)) throw coreErrors.TOKEN_SCOPE();
    return true;
  }

  /** Whether a handler only reads: queries, subscriptions, GET, and handlers with `@ReadOnly()`. */
  private isReadOnly(context: ExecutionContext): boolean {
    if (context.getType<GqlContextType>() === 'graphql') {
      const { operation } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
      return operation.operation !== OperationTypeNode.MUTATION;
    }
    if (this.reflector.get<boolean>(READ_ONLY, context.getHandler())) return true;
    return ['GET', 'HEAD'].includes(requestOf(context).method);
  }
}

/** The HTTP request of a handler, of GraphQL or a plain route. */
export function requestOf(context: ExecutionContext): FastifyRequest {
  if (context.getType<GqlContextType>() === 'graphql') {
    return GqlExecutionContext.create(context).getContext<{ request: FastifyRequest }>().request;
  }
  return context.switchToHttp().getRequest<FastifyRequest>();
}
