/** Lists the handlers of the application with their access, from the metadata that the guard reads. */
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, Reflector, type DiscoveryService } from '@nestjs/core';
import { StartError } from '../errors/start-error.js';
import { ACCESS, READ_ONLY, SESSION_ONLY, type Access } from './access.decorators.js';

/** What a handler asks of its caller. */
export interface HandlerAccess {
  access: Access;
  /** Access tokens are not accepted. */
  isSessionOnly: boolean;
  /** Access tokens with scope `read` are accepted, also by mutations and whatever the method of a route. */
  isReadOnly: boolean;
}

/** An operation of GraphQL, or a route. */
export interface Handler extends HandlerAccess {
  kind: 'query' | 'mutation' | 'subscription' | 'route';
  /** Of an operation its name, of a route its method and path, for example `POST /uploads/images`. */
  name: string;
}

/** Metadata of @nestjs/graphql, which does not export its keys. */
const GRAPHQL_KIND = 'graphql:resolver_type';
const GRAPHQL_NAME = 'graphql:resolver_name';

const DECORATORS = '@Can(), @Public() or @ForCandidates()';

const reflector = new Reflector();
const scanner = new MetadataScanner();

/** The access of a method of a class; null if it does not say who may call it. */
export function accessOf(method: object, type: object): HandlerAccess | null {
  const targets: [() => void, Type] = [method as () => void, type as Type];
  const access = reflector.get<Access | undefined>(ACCESS, targets[0]);
  if (!access) return null;
  const has = (key: symbol): boolean =>
    reflector.getAllAndOverride<boolean | undefined>(key, targets) ?? false;
  // A class for sessions only may have public methods, such as the reset of a password.
  const isSessionOnly = access !== 'public' && has(SESSION_ONLY);
  return { access, isSessionOnly, isReadOnly: has(READ_ONLY) };
}

/** All handlers of the running application. @throws StartError like `handlersOf` */
export function allHandlers(discovery: DiscoveryService): Handler[] {
  const found = [...discovery.getControllers(), ...discovery.getProviders()];
  return handlersOf(found.flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : [])));
}

/** Factories are functions, too, but have no methods. */
function isClass(metatype: unknown): metatype is Type<object> {
  return typeof metatype === 'function' && metatype.prototype instanceof Object;
}

/**
 * All handlers of some resolvers and controllers; other classes have none.
 * @throws StartError for a handler without access, and for a class with one: nobody has decided who may call its
 *   next method
 */
export function handlersOf(types: readonly Type<object>[]): Handler[] {
  return types.flatMap((type) => {
    if (reflector.get<Access | undefined>(ACCESS, type))
      throw new StartError(`${type.name}: ${DECORATORS} must be on its methods`);
    const prototype = type.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const method = prototype[name] as object;
      const addresses = addressesOf(method, type, name);
      if (addresses.length === 0) return [];
      const access = accessOf(method, type);
      if (!access)
        throw new StartError(
          `${type.name}.${name} needs ${DECORATORS} (core/access/access.decorators.ts)`,
        );
      return addresses.map((address) => ({ ...address, ...access }));
    });
  });
}

/** The operation or the routes of a method; none for a field of a type and for other methods. */
function addressesOf(
  method: object,
  type: Type<object>,
  methodName: string,
): Pick<Handler, 'kind' | 'name'>[] {
  const kind = (Reflect.getMetadata(GRAPHQL_KIND, method) as string | undefined)?.toLowerCase();
  if (kind === 'query' || kind === 'mutation' || kind === 'subscription') {
    const name = Reflect.getMetadata(GRAPHQL_NAME, method) as string | undefined;
    return [{ kind, name: name ?? methodName }];
  }
  const verb = Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod | undefined;
  if (verb === undefined) return [];
  const prefixes = [Reflect.getMetadata(PATH_METADATA, type) as string | string[]].flat();
  const paths = [Reflect.getMetadata(PATH_METADATA, method) as string | string[]].flat();
  return prefixes.flatMap((prefix) =>
    paths.map((path) => {
      const parts = [prefix, path].flatMap((part) => part.split('/')).filter((part) => part !== '');
      return { kind: 'route' as const, name: `${RequestMethod[verb]} /${parts.join('/')}` };
    }),
  );
}
