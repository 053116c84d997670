/**
 * The declaration of a legacy route. The router, the validation, the error messages and the
 * documentation use it. The contract is docs/legacy-api.md.
 */
import {
  applyDecorators,
  createParamDecorator,
  UseGuards,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Permission } from '../../core/access/policy.js';
import { validate } from '../../core/errors/validation.js';
import { endpointAt, type DecoratorOf } from '../../core/http/route.decorators.js';
import type { Envelope } from './envelope.js';
import { OwnEmailGuard } from './own-email.guard.js';
import { requireObject } from './field-schemas.js';

/** Bytes of a request body. Files are sent as base64, which is a third larger. */
export const BODY = { small: 64 * 1024, questions: 2 * 1024 * 1024, file: 15 * 1024 * 1024 };

/** A successful response. */
export interface DocumentedResponse {
  description: string;
  /** Its fields besides the envelope; several shapes if it has one of several forms. */
  fields: z.ZodRawShape | z.ZodRawShape[];
  example: { message: string; [field: string]: unknown };
}

/** A response that has only the envelope. */
export function messageOnly(description: string, message: string): DocumentedResponse {
  return { description, fields: {}, example: { message } };
}

/** The status and the message that the contract fixes for an error. */
export interface FixedRefusal {
  status?: number;
  message?: string;
}

export interface LegacyRoute<Request extends z.ZodObject = z.ZodObject> {
  /** The last part of its path, for example `DashbordDel_M`. */
  name: string;
  summary: string;
  /** Its group in the documentation. */
  tag: string;
  /** Who may call it: everybody, or callers with a token whose role has this permission. */
  access: 'public' | Permission;
  /** Accepts the token of a log-in only, no access token. */
  isSessionOnly?: boolean;
  /** Changes nothing: tokens with the scope READ may call it. */
  isReading?: boolean;
  /** Bytes; 64 kB by default. */
  bodyLimit?: number;
  /** JSON values in a body; 10,000 by default. */
  maxJsonValues?: number;
  request: Request;
  example: object;
  /** Successful responses by status; the first is the usual one. */
  answers: Record<number, DocumentedResponse>;
  /** Its refusals by status, besides those of all routes. */
  refusals: Record<number, string>;
  /** Default fields of such a refusal besides the envelope. */
  refusalBodies?: Record<number, object>;
  /** Schema of the fields that such a refusal can have besides the envelope. */
  refusalFields?: Record<number, z.ZodRawShape>;
  /** Examples of such refusals by status, where they differ from those of all routes. */
  refusalExamples?: Record<number, { message: string; [field: string]: unknown }>;
  /** By the code of a domain error, or by the status of the response. */
  fixed?: Record<string, FixedRefusal>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    legacy?: LegacyRoute;
  }
}

const declared: LegacyRoute[] = [];

/** All routes whose controllers are loaded. */
export function legacyRoutes(): readonly LegacyRoute[] {
  return declared;
}

export function legacyRoute<Request extends z.ZodObject>(
  route: LegacyRoute<Request>,
): LegacyRoute<Request> {
  declared.push(route);
  return route;
}

/** The validated body that the handler of a route receives. */
export type BodyOf<Route extends LegacyRoute> = z.output<Route['request']>;

/** Makes a method the handler of a route, at both of its paths. It returns an envelope, or streams one. */
export function LegacyEndpoint(
  route: LegacyRoute,
): DecoratorOf<(...parameters: never[]) => Promise<Envelope | StreamableFile>> {
  const { name, access, isSessionOnly, isReading, answers } = route;
  const { maxJsonValues, bodyLimit = BODY.small } = route;
  const endpoint = endpointAt([name, `v1/${name}`], {
    method: 'post',
    access,
    isSessionOnly,
    isReadOnly: isReading,
    status: Number(Object.keys(answers)[0]),
    config: {
      legacy: route,
      bodyLimit,
      ...(maxJsonValues !== undefined && { maxJsonValues }),
      ...(access !== 'public' && {
        authenticateFirst: bodyLimit > BODY.small ? 'account' : 'token',
      }),
    },
  });
  return access === 'public' ? endpoint : applyDecorators(endpoint, UseGuards(OwnEmailGuard));
}

/** The legacy route of a request; undefined for other requests. */
export function routeOf(request: FastifyRequest): LegacyRoute | undefined {
  return request.routeOptions.config.legacy;
}

/** The body of a request, validated by the schema of its route. */
export const LegacyBody = createParamDecorator((_data: unknown, context) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const route = routeOf(request);
  if (!route) throw new Error('Only a handler of a legacy route has a legacy body');
  return validate(route.request, requireObject(request.body));
});
