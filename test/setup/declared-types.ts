/** The TypeScript types of declared statements (server/core/database/define-query.ts), as the compiler knows them. */
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './sources.js';

/** `string`, `number`, `boolean`, `Date`, `object`, one of these with `[]`, or `unknown`; without null. */
export type ValueType = string;

export interface DeclaredTypes {
  /** By name. */
  parameters: Record<string, ValueType>;
  /** By name. A command has none. */
  columns: Record<string, ValueType>;
}

/**
 * @param paths of queries files, in the project
 * @returns the types by path and name of the declaration
 */
export function declaredTypes(paths: readonly string[]): Map<string, DeclaredTypes> {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: paths }, ts.sys, root);
  const program = ts.createProgram({
    rootNames: paths.map((path) => join(root, path)),
    options,
    host: withoutPackages(options),
  });
  const checker = program.getTypeChecker();
  const found = new Map<string, DeclaredTypes>();
  for (const path of paths) {
    const source = program.getSourceFile(join(root, path));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${path} is no module`);
    for (const symbol of checker.getExportsOfModule(module)) {
      const { aliasSymbol, aliasTypeArguments = [] } = checker.getTypeOfSymbol(symbol);
      const types = typesOf(checker, aliasSymbol?.name, aliasTypeArguments);
      if (types) found.set(`${path}: ${symbol.name}`, types);
    }
  }
  return found;
}

/** Reads the project alone: the types of packages are unknown, which saves ten seconds. */
function withoutPackages(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, file, _redirected, given) =>
    names.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, file, given, host, undefined, undefined, ts.ModuleKind.ESNext)
        : { resolvedModule: undefined },
    );
  return host;
}

/** @param alias the type of the declaration @param given its type arguments */
function typesOf(
  checker: ts.TypeChecker,
  alias: string | undefined,
  given: readonly ts.Type[],
): DeclaredTypes | undefined {
  const fields = (type: ts.Type | undefined): Record<string, ValueType> =>
    Object.fromEntries(
      (type ? checker.getPropertiesOfType(type) : []).map((property) => [
        property.name,
        valueType(checker, checker.getTypeOfSymbol(property)),
      ]),
    );
  switch (alias ?? '') {
    case 'Query':
    case 'RowQuery':
      return { parameters: fields(given[0]), columns: fields(given[1]) };
    case 'QueryVariants':
      return { parameters: fields(given[1]), columns: fields(given[2]) };
    case 'Command':
      return { parameters: fields(given[0]), columns: {} };
    default:
      return undefined;
  }
}

function valueType(checker: ts.TypeChecker, given: ts.Type): ValueType {
  const type = checker.getNonNullableType(given);
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'unknown';
  if (type.isUnion()) {
    const [first = 'unknown', ...others] = new Set(
      type.types.map((part) => valueType(checker, part)),
    );
    return others.length === 0 ? first : 'unknown';
  }
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return element ? `${valueType(checker, element)}[]` : 'unknown';
  }
  return type.getSymbol()?.name === 'Date' ? 'Date' : 'object';
}
