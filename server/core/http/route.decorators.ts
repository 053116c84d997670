import {
  applyDecorators,
  createParamDecorator,
  Get,
  HttpCode,
  Post,
  Put,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';
import { Can, ForCandidates, Public, ReadOnly, SessionOnly } from '../access/access.decorators.js';
import { requestOf } from '../access/access.guard.js';
import { validate } from '../errors/validation.js';
import { KeyedUploadInterceptor } from '../idempotency/keyed-upload.interceptor.js';
import { multipartParts } from './multipart.js';
import type { HandlerOf, Route } from './route.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route;
  }
}

const METHODS = { get: Get, post: Post, put: Put };

/** Accepts only methods of this type, whatever else their types say. */
export type DecoratorOf<Handler> = <Method extends Handler>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Makes a method the handler of a route. The compiler checks its result, and its first parameter where the
 * route has an input: that one needs `@RouteInput()`.
 */
export function Endpoint<Declared extends Route>(
  route: Declared,
): DecoratorOf<HandlerOf<Declared>> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const endpoint = endpointAt([path], { ...route, config: { ...route.config, route } });
  if (!route.upload) return endpoint;
  return applyDecorators(endpoint, UseInterceptors(KeyedUploadInterceptor));
}

/** What the router and the guard need to know of a route. */
interface Registration extends Pick<
  Route,
  'method' | 'access' | 'isSessionOnly' | 'isReadOnly' | 'status'
> {
  config: FastifyContextConfig;
}

/** The decorators of a handler. @param paths as Nest writes them */
export function endpointAt(paths: string[], registration: Registration): MethodDecorator {
  const { method, access, isSessionOnly, isReadOnly, status = 200, config } = registration;
  return applyDecorators(
    METHODS[method](paths),
    HttpCode(status),
    RouteConfig(config),
    accessDecorator(access),
    ...(isSessionOnly ? [SessionOnly()] : []),
    ...(isReadOnly ? [ReadOnly()] : []),
  );
}

function accessDecorator(access: Route['access']) {
  if (access === 'public') return Public();
  return access === 'candidate' ? ForCandidates() : Can(access);
}

/**
 * The checked request of a handler: `params`, `queryParams`, `body` and `parts`, as far as its route declares
 * them. Guards have run before, so that they count requests that are refused here.
 * @throws VALIDATION
 */
export const RouteInput = createParamDecorator((_data: unknown, context): object => {
  const request = requestOf(context);
  const { route } = request.routeOptions.config;
  if (!route) throw new Error('Only a handler with @Endpoint() has an input');
  const { params, queryParams, body, upload } = route;
  return {
    ...(params && { params: validate(params, request.params) }),
    ...(queryParams && { queryParams: validate(queryParams, request.query) }),
    ...(body && { body: validate(body, request.body) }),
    ...(upload && { parts: multipartParts(request, upload.limit) }),
  };
});
