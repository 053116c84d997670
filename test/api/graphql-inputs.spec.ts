import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';

const app = useApplication();
let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

describe('a variable that does not fit', () => {
  const change = `mutation ($input: UpdateExamRulesInput!) { updateExamRules(input: $input) { quizId } }`;
  const input = { quizId: randomUUID(), version: 1 };

  it.each<[string, object, string, string[]?]>([
    ['input', {}, 'found nothing'],
    ['input', { input: null }, 'found null'],
    ['input.version', { input: { ...input, version: null } }, 'not to be null'],
    ['input.version', { input: { ...input, version: 'one' } }, 'non-integer value: "one"'],
    ['input.closesAt', { input: { ...input, closesAt: 5 } }, 'Times are ISO 8601'],
    [
      'input.access',
      { input: { ...input, access: 'LINKS' } },
      'Did you mean the enum value "LINK"?',
      ['INVITATION', 'REGISTRATION', 'LINK'],
    ],
    ['input', { input: { ...input, acess: 'LINK' } }, 'Did you mean "access"?'],
  ])('is named: %s in %j', async (path, variables, message, allowed) => {
    const { extensions } = await owner.refused(change, variables);
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', status: 400 });
    expect(extensions.fields).toEqual([
      {
        path,
        message: expect.stringContaining(message) as string,
        ...(allowed && { allowed: expect.arrayContaining(allowed) as string[] }),
      },
    ]);
  });

  it('is quoted no further than a person reads', async () => {
    const sent = 'x'.repeat(100_000);
    for (const wrong of [{ access: sent }, { closesAt: sent }, { version: sent }]) {
      const { message, extensions } = await owner.refused(change, {
        input: { ...input, ...wrong },
      });
      expect(JSON.stringify([message, extensions]).length).toBeLessThan(2_000);
    }
  });

  it('has the name that was declared, also one that all objects have', async () => {
    const text =
      'query ($toString: Int, $page: Int!) { quizzes(page: $page, pageSize: $toString) { totalCount } }';
    const { extensions } = await owner.refused(text);
    expect(extensions.fields?.[0]?.path).toBe('page');
  });

  it('names the place in a list', async () => {
    const add = `mutation ($questions: [QuestionInput!]!) {
      addQuestions(quizId: "${randomUUID()}", questions: $questions) { id } }`;
    const option = { text: 'a', image: { imageId: null } };
    const mcq = { text: 'Q', options: [{ text: 'b' }, option], correctOption: 1 };
    const { extensions } = await owner.refused(add, { questions: [{ mcq }] });
    expect(extensions.fields?.[0]?.path).toBe('questions.0.mcq.options.1.image.imageId');
  });
});

describe('null', () => {
  it.each<[string, string, object]>([
    ['UpdateExamRulesInput', 'updateExamRules', { access: null }],
    ['UpdateExamRulesInput', 'updateExamRules', { shufflesOptions: null }],
    ['UpdateQuizInput', 'updateQuiz', { title: null }],
    ['UpdateQuizInput', 'updateQuiz', { status: null }],
  ])('in %s of %s is refused by name: %j', async (type, operation, changes) => {
    const id = await quiz(owner);
    const text = `mutation ($input: ${type}!) { ${operation}(input: $input) { __typename } }`;
    const of = operation === 'updateQuiz' ? { id } : { quizId: id };
    const { extensions } = await owner.refused(text, { input: { ...of, version: 1, ...changes } });
    const [name = ''] = Object.keys(changes);
    expect(extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: name, message: `${name} cannot be null: leave it out, or give a value` }],
    });
  });
});
