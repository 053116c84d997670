/** The paths, bodies and responses of the REST API, from the types that are generated from its document. */
import type { paths } from '../../rest/openapi';

export type Method = 'get' | 'post' | 'put';

/** The documented paths that have the method, for example `/attempts/{attemptId}/clock`. */
export type RoutePath<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];

type Filled<Path> = Path extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${Filled<End>}`
  : Path;

type BelowRoot<Path> = Path extends `/attempts${infer Rest}`
  ? Rest
  : Path extends `/verify${infer Rest}`
    ? Rest
    : never;

type WithoutQuery<Path> = Filled<BelowRoot<Path>> & string;

/** A path below its root with values in place of its parameters. */
export type FilledPath<Path> = WithoutQuery<Path> | `${WithoutQuery<Path>}?${string}`;

type Operation<Path extends keyof paths, M extends Method> = paths[Path][M];

/** The JSON body of the request; never, if it has none. */
export type BodyOf<Path extends keyof paths, M extends Method> =
  Operation<Path, M> extends {
    requestBody: { content: { 'application/json': infer Body } };
  }
    ? Body
    : never;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** The JSON body of the response that is no refusal. */
export type ReplyOf<Path extends keyof paths, M extends Method> =
  Operation<Path, M> extends { responses: infer Responses }
    ? JsonOf<Responses[keyof Responses & (200 | 201 | 202)]>
    : never;
