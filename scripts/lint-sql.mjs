/**
 * Lint rules about raw SQL, which `no-restricted-properties` cannot express. They do not know types: a method is
 * recognized by its name, a connection by the name of its variable.
 */
const MESSAGE =
  'Declare the statement in a *.queries.ts file (server/core/database/define-query.ts).';

/** Methods of TypeORM and pg that send a statement. Reading one without a call breaks `unbound-method`. */
const SENDING = ['query', 'sql'];
/** Their other names: `manager[name]` could be any method. */
const CONNECTION = /(manager|runner|dataSource|repository|client|pool|connection)$/i;

/** Methods of the query builder, and the operator of its conditions, whose arguments are SQL if they are text. */
const BUILDING = [
  ...['where', 'andWhere', 'orWhere', 'having', 'andHaving', 'orHaving', 'select', 'addSelect'],
  ...['orderBy', 'addOrderBy', 'groupBy', 'addGroupBy', 'set', 'values', 'Raw'],
];
/** Of these only `() => text` is SQL: text itself is a value, also in a Map. */
const WITH_VALUES = ['set', 'values'];

/** In capitals, as all our SQL is, so that no sentence is mistaken for SQL. */
const STATEMENT = /\b(SELECT|INSERT INTO|DELETE FROM)\b|\bUPDATE\s+\S+\s+SET\b/;
const SUBSELECT = /\bselect\b/i;

/** Expressions with the value of their `expression`. */
const WRAPPERS = [
  ...['ParenthesizedExpression', 'ChainExpression'],
  ...['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSTypeAssertion'],
];
/** Expressions and statements whose value is made of their parts. */
const TRANSPARENT = [
  ...WRAPPERS,
  ...['ConditionalExpression', 'LogicalExpression', 'ArrayExpression', 'SpreadElement'],
  ...['TemplateLiteral', 'BinaryExpression', 'BlockStatement', 'ReturnStatement'],
];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/** @returns the name of a property or function, as far as it is constant; else undefined */
function nameOf(node) {
  if (WRAPPERS.includes(node.type)) return nameOf(node.expression);
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  return node.computed ? textOf(node.property) : node.property.name;
}

/** @returns the text of a literal, with `?` for each expression in it; undefined if it is no text */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('?');
}

/** Whether a method is called, is a tag, or is bound with `call`, `apply` or `bind`. */
function isCalled(node) {
  const { parent } = node;
  if (parent.type === 'CallExpression') return parent.callee === node;
  if (parent.type === 'TaggedTemplateExpression') return parent.tag === node;
  if (parent.type === 'MemberExpression' && parent.object === node)
    return ['call', 'apply', 'bind'].includes(nameOf(parent));
  return WRAPPERS.includes(parent.type) && isCalled(parent);
}

/** Whether an expression is SQL of a query builder: an argument, or returned by a function in one. */
function isBuilding(node) {
  let [child, { parent }] = [node, node];
  let isReturned = false;
  for (; parent && parent.type !== 'CallExpression'; child = parent, { parent } = parent) {
    if (FUNCTIONS.includes(parent.type)) isReturned = true;
    else if (['Property', 'ObjectExpression'].includes(parent.type) && isReturned) continue;
    else if (!TRANSPARENT.includes(parent.type)) return false;
  }
  if (!parent || parent.callee === child) return false;
  const name = nameOf(parent.callee);
  if (WITH_VALUES.includes(name)) return isReturned && child.type === 'ObjectExpression';
  return BUILDING.includes(name);
}

/** Nothing but `define-query.ts` sends statements. */
const noDirectStatement = {
  create: (context) => ({
    MemberExpression(node) {
      const name = nameOf(node);
      const isUnknown = name === undefined && CONNECTION.test(nameOf(node.object) ?? '');
      if (isUnknown || (SENDING.includes(name) && isCalled(node)))
        context.report({ node, message: MESSAGE });
    },
  }),
};

/** No text is a statement, and no SQL of a query builder has a subselect or is put together. */
const noStatementText = {
  create(context) {
    const check = (node) => {
      const text = textOf(node);
      if (text === undefined) return;
      const isComposed = node.type === 'TemplateLiteral' && node.expressions.length > 0;
      if (STATEMENT.test(text) || ((isComposed || SUBSELECT.test(text)) && isBuilding(node)))
        context.report({ node, message: MESSAGE });
    };
    return {
      Literal: check,
      TemplateLiteral: check,
      BinaryExpression(node) {
        const isText = [node.left, node.right].some((side) => textOf(side) !== undefined);
        if (node.operator === '+' && isText && isBuilding(node))
          context.report({ node, message: MESSAGE });
      },
    };
  },
};

export default {
  meta: { name: 'sql' },
  rules: { 'no-direct-statement': noDirectStatement, 'no-statement-text': noStatementText },
};
