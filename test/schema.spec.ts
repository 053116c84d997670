import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNullableType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { read } from './setup/sources.js';

/** Foreign ids without the record beside them, and why. */
const WITHOUT_RECORD: Record<string, string> = {
  'AnsweredOption.optionId': 'a part of the question, which is beside it',
  'ChosenLevel.criterionId': 'a copy of a part of the rubric, which may not have it any more',
  'ChosenLevel.levelId': 'a copy of a part of the rubric, which may not have it any more',
  'ExamChange.quizId': 'an event, after which clients read what they need',
  'GivenGrade.answerId':
    'whoever marks opens it: `markingAnswer` reads one with its paper and rubric',
  'Image.imageId': 'its own id',
  'Import.uploadId': 'a file, which no type describes',
  'MarkedLearner.learnerId': 'a pseudonym, not the id of a learner',
  'MarkingLearner.learnerId': 'a pseudonym, not the id of a learner',
  'MarkingTeamMember.userId': 'a colleague, maybe a former one, whose name is beside it',
  'McqQuestion.correctOptionId': 'one of `options`',
  'OptionFigures.optionId': 'a part of the question of a revision, which is beside it',
  'Placement.questionId': 'the question itself, which is read by the id of a placement',
  'TodayCorrection.questionId': 'whoever corrects it opens it: `question` reads one',
  'TodayWaiting.importId': 'whoever repairs it opens it: `import` reads one with its findings',
};

interface Described {
  description?: string | null | undefined;
}

/** Types with an id and without `updatedAt`, and why. */
const WITHOUT_UPDATED_AT: Record<string, string> = {
  AccessToken: 'only its use changes: `lastUsedAt`',
  Adjustment: 'only its undoing changes it: `undoneAt`',
  AuditEntry: 'counts further changes of the same kind, until `at`',
  Criterion: 'a part of a rubric, which has a `version`',
  DeletedQuestion: 'unchanged since `deletedAt`',
  DeletedQuiz: 'unchanged since `deletedAt`',
  EndedRecord: 'gone',
  ExamEvent: 'never changes',
  ExamMessage: 'never changes',
  ExamOutage: 'an outage, whose counts are computed',
  InvitedCandidate: 'what an invitation did: the candidate has `updatedAt`',
  LateAnswer: 'only the decision changes: `decidedAt`',
  ListedMarkingAnswer: 'its time would disclose whose it is',
  MarkingAnswer: 'its time would disclose whose it is; it has a `version`',
  McqOption: 'a part of a question, which has `updatedAt`',
  MemberInvitation: 'only mailing it again changes it: `sentAt`',
  PaperRevision: 'never changes',
  ReturnRequest: 'waits unchanged: a decision ends it',
  RubricLevel: 'a part of a rubric, which has a `version`',
  Session: 'only its use changes: `expiresAt`',
  TrustedBrowser: 'never changes',
};

const schema = buildSchema(read('schema.graphql'));
const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));

it('every type, field, argument and enum value of the schema has a description', () => {
  const bare: string[] = [];
  const check = (name: string, { description }: Described): void => {
    if (!description?.trim()) bare.push(name);
  };
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    // The introspection fields of GraphQL itself.
    .filter(({ name }) => !['Boolean', 'Float', 'ID', 'Int', 'String'].includes(name));
  for (const type of types) {
    check(type.name, type);
    if (isEnumType(type))
      for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        check(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field);
      for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  expect(types.length).toBeGreaterThan(30);
  expect(bare, 'without a description').toEqual([]);
});

it('the result of every operation can be null, so that a failure hides nothing else', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(({ type }) => !isNullableType(type)).map(({ name }) => name)).toEqual([]);
});

/** A field with the id of another record of ours (`externalId` is the caller's own), and the field beside it that has the record. */
const foreignIds = objectTypes.flatMap((type) =>
  Object.keys(type.getFields())
    .filter((name) => /.Id$/.test(name) && name !== 'externalId')
    .map((name) => {
      const beside = type.getFields()[name.replace(/Id$/, '')];
      const isRecord = beside !== undefined && isCompositeType(getNamedType(beside.type));
      return { name: `${type.name}.${name}`, record: isRecord ? beside : null };
    }),
);

it('the record of every foreign id is beside it', () => {
  const bare = foreignIds.filter(({ record }) => record === null).map(({ name }) => name);
  expect(bare.sort()).toEqual(Object.keys(WITHOUT_RECORD));
});

it('the record beside a foreign id can be null: it may be gone, or not for the viewer', () => {
  const strict = foreignIds.filter(({ record }) => record && !isNullableType(record.type));
  expect(strict.map(({ name }) => name)).toEqual([]);
  expect(foreignIds.filter(({ record }) => record).length).toBeGreaterThan(25);
});

it('every type with an id says when it was last changed', () => {
  const silent = objectTypes
    .filter((type) => 'id' in type.getFields() && !('updatedAt' in type.getFields()))
    .map(({ name }) => name);
  expect(silent.sort()).toEqual(Object.keys(WITHOUT_UPDATED_AT));
});
