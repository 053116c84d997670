/** Which fields a GraphQL document selects. */
import {
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * The fields that a document selects, each as `Type.field`, also under the interfaces of that type
 * and the types that implement it. A field that the schema does not have on its type appears as its
 * name alone.
 * @returns undefined if the text is not a complete document. Tests often build one from parts.
 */
export function selectedFields(text: string, schema: GraphQLSchema): string[] | undefined {
  const document = parseDocument(text);
  if (!document) return undefined;
  const fields: string[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name: { value: field } }) {
        const parent = info.getFieldDef() ? info.getParentType() : null;
        fields.push(
          ...(parent ? relatedTypes(parent, schema).map((type) => `${type}.${field}`) : [field]),
        );
      },
    }),
  );
  return fields;
}

function parseDocument(text: string): DocumentNode | undefined {
  if (!text.includes('{')) return undefined;
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function relatedTypes(type: GraphQLCompositeType, schema: GraphQLSchema): string[] {
  const related = [
    ...(isObjectType(type) ? type.getInterfaces() : []),
    ...(isAbstractType(type) ? schema.getPossibleTypes(type) : []),
  ];
  return [type, ...related].map(({ name }) => name);
}
