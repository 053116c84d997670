/**
 * A route of the older system, declared once: the router, the check of what comes in, the words of
 * refusals and the documentation all read it (legacy-api.md is the contract).
 */
import { applyDecorators, createParamDecorator, HttpCode, Post, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../core/access/public.decorator.js';
import { ReadOnly } from '../../core/access/read-only.decorator.js';
import { SessionOnly } from '../../core/access/session-only.decorator.js';
import { validate } from '../../core/errors/validation.js';
import { OwnEmailGuard } from './own-email.guard.js';
import { objectIn } from './field-schemas.js';

/** Bytes of a request's body. Files come as base64, which adds a third to them. */
export const BODY = { small: 64 * 1024, questions: 2 * 1024 * 1024, file: 15 * 1024 * 1024 };

/** An answer that is no refusal. */
export interface DocumentedAnswer {
  description: string;
  /** What stands in it beside the envelope; several where it has one of several forms. */
  fields: z.ZodRawShape | z.ZodRawShape[];
  example: { message: string; [field: string]: unknown };
}

/** One that says that it is done, and nothing beside. */
export function plainAnswer(description: string, message: string): DocumentedAnswer {
  return { description, fields: {}, example: { message } };
}

/** What a refusal says where the contract fixes it. */
export interface FixedRefusal {
  status?: number;
  message?: string;
}

export interface LegacyRoute<Request extends z.ZodObject = z.ZodObject> {
  /** The last part of its path, for example `DashbordDel_M`. */
  name: string;
  summary: string;
  /** Heads a group of the documentation. */
  tag: string;
  /** Who may call it: anybody, whoever has a token, or whoever has logged in. */
  access: 'public' | 'token' | 'session';
  /** Changes nothing, so that tokens that may only read may call it. */
  isReading?: boolean;
  /** 64 kB where it is left out. */
  bodyLimit?: number;
  /** JSON values in a body: 10,000 where it is left out. */
  maxJsonValues?: number;
  request: Request;
  example: object;
  /** By status; the first is the usual one. */
  answers: Record<number, DocumentedAnswer>;
  /** Why it refuses, by status, beside what all routes have in common. */
  refusals: Record<number, string>;
  /** What stands in such a refusal beside the envelope, where nothing else is to be said there. */
  refusalBodies?: Record<number, object>;
  /** What can stand in such a refusal beside the envelope. */
  refusalFields?: Record<number, z.ZodRawShape>;
  /** Such refusals as they are sent, by status, where what all routes say is not what this one does. */
  refusalExamples?: Record<number, { message: string; [field: string]: unknown }>;
  /** By the code of a domain error, or else by the status it leaves with. */
  fixed?: Record<string, FixedRefusal>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    legacy?: LegacyRoute;
  }
}

const declared: LegacyRoute[] = [];

/** Every route, once its controllers are loaded. */
export function legacyRoutes(): readonly LegacyRoute[] {
  return declared;
}

export function legacyRoute<Request extends z.ZodObject>(
  route: LegacyRoute<Request>,
): LegacyRoute<Request> {
  declared.push(route);
  return route;
}

/** What a route's handler is given, checked. */
export type BodyOf<Route extends LegacyRoute> = z.output<Route['request']>;

/** Makes a method the handler of a route, at both of its paths. */
export function Answers(route: LegacyRoute): MethodDecorator {
  const { name, access, isReading, answers, maxJsonValues, bodyLimit = BODY.small } = route;
  return applyDecorators(
    Post([name, `v1/${name}`]),
    HttpCode(Number(Object.keys(answers)[0])),
    RouteConfig({
      legacy: route,
      bodyLimit,
      ...(maxJsonValues !== undefined && { maxJsonValues }),
      ...(access !== 'public' && {
        authenticateFirst: bodyLimit > BODY.small ? 'account' : 'token',
      }),
    }),
    ...(access === 'public' ? [Public()] : [UseGuards(OwnEmailGuard)]),
    ...(access === 'session' ? [SessionOnly()] : []),
    ...(isReading ? [ReadOnly()] : []),
  );
}

/** The route that a request came to; undefined where there is none. */
export function routeOf(request: FastifyRequest): LegacyRoute | undefined {
  return request.routeOptions.config.legacy;
}

/** The body of a request, held to the shape of its route. */
export const LegacyBody = createParamDecorator((_data: unknown, context) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const route = routeOf(request);
  if (!route) throw new Error('Only a handler of a legacy route has a legacy body');
  return validate(route.request, objectIn(request.body));
});
