import { DefaultNamingStrategy } from 'typeorm';

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** Columns are snake_case in the database and camelCase in the code. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined, prefixes: string[]): string {
    return [...prefixes, given ?? property].map(snakeCase).join('_');
  }
}
