import { DefaultNamingStrategy } from 'typeorm';

/** Columns are `snake_case` in the database and `camelCase` in the code. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(
    property: string,
    explicitName: string | undefined,
    prefixes: string[],
  ): string {
    return [...prefixes.map(snakeCase), columnNameOf(property, explicitName)].join('_');
  }
}

/** The column of a property, unless its entity names another one. */
export function columnNameOf(property: string, explicitName: string | undefined): string {
  return snakeCase(explicitName ?? property);
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
