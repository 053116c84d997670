/** What a GraphQL document asks for. */
import {
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Each field that a document selects, as `Type.field`: also of the interfaces of the type, and of the types
 * of an interface. By its name alone where the schema does not know the type.
 * @returns nothing for what cannot be read: many a document is put together of parts
 */
export function fieldsAskedFor(said: string, schema: GraphQLSchema): string[] | undefined {
  const document = parsed(said);
  if (!document) return undefined;
  const fields: string[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name: { value: field } }) {
        const parents = typesOf(info.getParentType(), schema);
        fields.push(...(parents.length > 0 ? parents.map((type) => `${type}.${field}`) : [field]));
      },
    }),
  );
  return fields;
}

function parsed(said: string): DocumentNode | undefined {
  if (!said.includes('{')) return undefined;
  try {
    return parse(said);
  } catch {
    return undefined;
  }
}

function typesOf(parent: GraphQLCompositeType | null | undefined, schema: GraphQLSchema): string[] {
  if (!parent) return [];
  const related = [
    ...(isObjectType(parent) ? parent.getInterfaces() : []),
    ...(isAbstractType(parent) ? schema.getPossibleTypes(parent) : []),
  ];
  return [parent, ...related].map((type) => getNamedType(type).name);
}
