/**
 * The declaration of a route. The router, the access guard, the validation, the types of its handler
 * and the OpenAPI document (openapi/document.ts) use it.
 */
import type { FastifyContextConfig } from 'fastify';
import type { z } from 'zod';
import type { Access } from '../access/access.decorators.js';
import type { FileLimit, MultipartPart } from './multipart.js';
import type { ResultOf, RouteResponse } from './route-responses.js';

/** A file that is sent as multipart/form-data. */
export interface RouteUpload {
  /** The name of its field in the document. Handlers accept any. */
  field: string;
  contentTypes: readonly [string, ...string[]];
  limit: FileLimit;
  /** Other fields, for the document: they can come after the file, so the service validates them. */
  fields?: z.ZodRawShape;
}

/** The token that a public route checks itself. */
export interface OwnAccess {
  /** A security scheme of the document. */
  scheme: 'staff' | 'metrics';
  /** Some callers need no token. */
  isOptional?: boolean;
  /** Who may call the route, as a sentence. */
  text: string;
}

export interface Route<
  Params extends z.ZodObject | undefined = z.ZodObject | undefined,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Upload extends RouteUpload | undefined = RouteUpload | undefined,
  Response extends RouteResponse = RouteResponse,
> {
  method: 'get' | 'post' | 'put';
  /** With parameters in braces, for example `/attempts/{attemptId}/responses`. */
  path: `/${string}`;
  /** Its name in the document, and so in generated clients. */
  operationId: string;
  /** Its group in the document. */
  tag: string;
  summary: string;
  access: Access;
  /** Accepts the session of a log-in only, no access token. */
  isSessionOnly?: boolean;
  /** How a public route checks a token itself, for the document. */
  ownAccess?: OwnAccess;
  /** Changes nothing: access tokens with scope `read` may call it, although it is a POST. */
  isReadOnly?: boolean;
  /** The parameters of its path. */
  params?: Params;
  queryParams?: Query;
  /** A JSON body. */
  body?: Body;
  upload?: Upload;
  /** A body that the handler reads and checks itself, for the document. */
  uncheckedBody?: z.ZodType;
  /** 200 by default. */
  status?: number;
  response: Response;
  /** Responses with other statuses, which the handler sets itself. */
  otherResponses?: Record<number, Response>;
  /** Headers of its responses, and of its refusals: by guards, for a body, by the handler (route-headers.ts). */
  headers?: Readonly<Record<string, string>>;
  /** Its refusals by status, besides those of all routes. */
  refusals?: Readonly<Record<number, string>>;
  /** Limits of the request: `bodyLimit`, `authenticateFirst` and others. */
  config?: Omit<FastifyContextConfig, 'route' | 'legacy'>;
}

/** The checked request that the handler of a route receives. */
export type InputOf<Declared extends Route> = Checked<'params', Declared['params']> &
  Checked<'queryParams', Declared['queryParams']> &
  Checked<'body', Declared['body']> &
  (Exclude<Declared['upload'], undefined> extends never
    ? unknown
    : { parts: AsyncIterable<MultipartPart> });

type Checked<Name extends string, Schema> = [Exclude<Schema, undefined>] extends [never]
  ? unknown
  : Record<Name, z.output<Exclude<Schema, undefined>>>;

type HandlerResult<Declared extends Route> =
  Declared extends Route<
    z.ZodObject | undefined,
    z.ZodObject | undefined,
    z.ZodType | undefined,
    RouteUpload | undefined,
    infer Response
  >
    ? ResultOf<Response>
    : never;

/** The methods that can handle a route: the first parameter is its input, if it has one. */
export type HandlerOf<Declared extends Route> =
  unknown extends InputOf<Declared>
    ? (...others: never[]) => HandlerResult<Declared>
    : (input: InputOf<Declared>, ...others: never[]) => HandlerResult<Declared>;

const declared: Route[] = [];

/** All routes whose controllers are loaded, by path and method. */
export function declaredRoutes(): readonly Route[] {
  const key = ({ path, method }: Route): string => `${path} ${method}`;
  return declared.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** @throws when the path has parameters that are not declared, or the other way round */
export function defineRoute<
  Response extends RouteResponse,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Upload extends RouteUpload | undefined = undefined,
>(
  route: Route<Params, Query, Body, Upload, Response>,
): Route<Params, Query, Body, Upload, Response> {
  const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const described = Object.keys(route.params?.shape ?? {});
  if (named.toSorted().join() !== described.toSorted().join())
    throw new Error(`The parameters of ${route.path} must be those that it declares`);
  declared.push(route);
  return route;
}
