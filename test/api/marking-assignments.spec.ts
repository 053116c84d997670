import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import type { Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import {
  ANSWER,
  answeredBy,
  answersOf,
  answerTo,
  giveMarks,
  HISTORY,
  LEARNERS,
  MARK,
  markedExam,
  MARKING,
  NEXT,
  OPEN,
  SEA,
  SKY,
} from '../setup/marking.js';
import { accountId, ASSIGN, assign, memberOf, TEAM, UNASSIGN } from '../setup/marking-team.js';
import { CHANGE_ROLE, colleague, REMOVE } from '../setup/members.js';

/** Once anybody is assigned, markers see only what is theirs (decision 0070). */
const app = useApplication();

let owner: Person;
let editor: Person;
let ada: Person;
let bob: Person;
let adaId: string;
let bobId: string;
let of: Exam;
let pages: Page[];
beforeEach(async () => {
  owner = await person(app);
  editor = await colleague(app, owner, 'EDITOR');
  ada = await colleague(app, owner, 'MARKER');
  bob = await colleague(app, owner, 'MARKER');
  [adaId, bobId] = [await accountId(app, ada), await accountId(app, bob)];
  of = await markedExam(app, owner.api);
  pages = [];
  for (const name of ['Nina', 'Omar']) pages.push(await answeredBy(app, of, name));
});

const codeOf = async (by: Person, text: string, variables: object): Promise<string> =>
  (await by.api.refused(text, variables)).extensions.code;

async function questionIdOf(asked: string): Promise<string> {
  const { marking } = await owner.api.ask(MARKING, { quizId: of.quizId });
  return marking.questions.find(({ text }: Data) => text === asked).questionId as string;
}

async function learnerIdOf(name: string): Promise<string> {
  const { markingLearners } = await owner.api.ask(LEARNERS, { quizId: of.quizId });
  return markingLearners.items.find((item: Data) => item['name'] === name).learnerId as string;
}

async function answerId(page: Page, asked: string): Promise<string> {
  return (await answerTo(app, owner.api, page, asked))['id'] as string;
}

/** The ids of what somebody finds in the queue. */
const idsOf = async (by: Person): Promise<string[]> =>
  (await answersOf(by.api, of.quizId)).map(({ id }) => id as string).sort();

const [nina, omar] = [(): Page => pages[0] as Page, (): Page => pages[1] as Page];

describe('an assignment', () => {
  it('narrows what a marker finds, opens and marks to a question', async () => {
    const questionId = await questionIdOf(SEA);
    const team = await assign(owner.api, of.quizId, adaId, { questionIds: [questionId] });
    expect(team).toMatchObject({ isDivided: true, unassignedCount: 2 });
    const theirs = [await answerId(nina(), SEA), await answerId(omar(), SEA)].sort();
    expect(await idsOf(ada)).toEqual(theirs);
    expect(await idsOf(editor)).toHaveLength(4);
    const { marking } = await ada.api.ask(
      `query ($quizId: ID!) { marking(quizId: $quizId) { isPart waitingCount questions { questionId number waitingCount } } }`,
      { quizId: of.quizId },
    );
    const questions = [{ questionId, number: 3, waitingCount: 2 }];
    expect(marking).toEqual({ isPart: true, waitingCount: 2, questions });
    const { markingLearners } = await ada.api.ask(LEARNERS, { quizId: of.quizId });
    expect(markingLearners.items[0]).toMatchObject({ waitingCount: 1, markedCount: 0 });

    // The queue leads through these two, and to no other.
    const scope = { quizId: of.quizId };
    const first = (await ada.api.ask(NEXT, { scope }))['openNextAnswer'];
    const second = (await ada.api.ask(NEXT, { scope, afterId: first.id }))['openNextAnswer'];
    expect([first.id, second.id].sort()).toEqual(theirs);
    await giveMarks(ada.api, first, { marks: '1' });
    await giveMarks(ada.api, second, { marks: '2' });
    expect((await ada.api.ask(NEXT, { scope }))['openNextAnswer']).toBeNull();

    // What is not theirs is not found, by whatever way.
    const other = await answerTo(app, owner.api, nina(), SKY);
    const { id, version } = other;
    for (const text of [ANSWER, HISTORY, OPEN])
      expect(await codeOf(ada, text, { id })).toBe('ANSWER_NOT_FOUND');
    const input = { id, version, marks: '1' };
    expect(await codeOf(ada, MARK, { input })).toBe('ANSWER_NOT_FOUND');
    expect((await giveMarks(editor.api, other, { marks: '5' }))['answered'].marks).toBe('5');
  });

  it('narrows it to learners, or to answers of learners to questions', async () => {
    const learnerIds = [await learnerIdOf('Nina')];
    await assign(owner.api, of.quizId, adaId, { learnerIds });
    const [sky, sea] = [await answerId(nina(), SKY), await answerId(nina(), SEA)];
    expect(await idsOf(ada)).toEqual([sky, sea].sort());
    const { markingLearners } = await ada.api.ask(LEARNERS, { quizId: of.quizId });
    expect(markingLearners.items.map(({ name }: Data) => name)).toEqual(['Nina']);
    expect(markingLearners.totalCount).toBe(1);
    const questionIds = [await questionIdOf(SKY)];
    const team = await assign(editor.api, of.quizId, adaId, { learnerIds, questionIds });
    expect(memberOf(team, adaId)?.['assignment']).toEqual({ questionIds, learnerIds });
    expect(await idsOf(ada)).toEqual([sky]);
    // Whoever joins and is nobody's is owners' and editors' only.
    await answeredBy(app, of, 'Pia');
    expect(await idsOf(ada)).toEqual([sky]);
    expect(await idsOf(owner)).toHaveLength(6);
  });

  it('leaves nothing to markers who have none, and all to one who has the whole exam', async () => {
    await assign(owner.api, of.quizId, adaId);
    expect(await idsOf(bob)).toEqual([]);
    expect(await idsOf(ada)).toHaveLength(4);
    const RESULTS = 'query ($quizId: ID!) { results(quizId: $quizId) { totalCount } }';
    expect(await codeOf(bob, RESULTS, of)).toBe('MARKING_ASSIGNED');
    expect((await ada.api.ask(RESULTS, of))['results'].totalCount).toBe(2);
    const { unassignMarker } = await owner.api.ask(UNASSIGN, {
      quizId: of.quizId,
      userId: adaId,
    });
    expect(unassignMarker.isDivided).toBe(false);
    expect(await idsOf(bob)).toHaveLength(4);
    expect((await bob.api.ask(RESULTS, of))['results'].totalCount).toBe(2);
  });

  it('narrows the numbers of what waits, and the offer of results, on the dashboard and in the list of quizzes', async () => {
    const TODAY = '{ today { waitingTotal waiting { quizId count since } } }';
    const PROGRESS = `query ($id: ID!) { quiz(id: $id) { progress { toMarkCount seesResults } } }`;
    const toMark = async (by: Person): Promise<unknown[]> => {
      const { progress } = (await by.api.ask(PROGRESS, { id: of.quizId }))['quiz'];
      return [
        (await by.api.ask(TODAY))['today'].waiting.map(({ count }: Data) => count as number),
        progress.toMarkCount,
        progress.seesResults,
      ];
    };
    expect(await toMark(ada)).toEqual([[4], 4, true]);
    await assign(owner.api, of.quizId, adaId, { questionIds: [await questionIdOf(SEA)] });
    expect(await toMark(ada)).toEqual([[2], 2, false]);
    expect(await toMark(bob)).toEqual([[], 0, false]);
    expect(await toMark(editor)).toEqual([[4], 4, true]);
    await assign(owner.api, of.quizId, bobId);
    expect(await toMark(bob)).toEqual([[4], 4, true]);
    expect(await toMark(ada)).toEqual([[2], 2, false]);
  });

  it('stays when its marker leaves or gets another role, and opens the exam to nobody', async () => {
    await assign(owner.api, of.quizId, adaId);
    await owner.api.ask(CHANGE_ROLE, { id: adaId, role: 'EDITOR' });
    expect(await idsOf(bob)).toEqual([]);
    expect(await idsOf(ada)).toHaveLength(4);
    await owner.api.ask(REMOVE, { id: adaId });
    expect(await idsOf(bob)).toEqual([]);
    const { markingTeam } = await owner.api.ask(TEAM, { quizId: of.quizId });
    expect(markingTeam).toMatchObject({ isDivided: true, unassignedCount: 4 });
    expect(memberOf(markingTeam, adaId)).toMatchObject({
      isMarker: false,
      role: null,
      waitingCount: 4,
    });
    const part = { quizId: of.quizId, userId: adaId };
    expect(await codeOf(owner, ASSIGN, { input: part })).toBe('NOT_A_MARKER');
    await owner.api.ask(UNASSIGN, part);
    expect(await idsOf(bob)).toHaveLength(4);
  });

  it('is not replaced or taken back by somebody who has not seen it', async () => {
    const questionIds = [await questionIdOf(SEA)];
    const before = memberOf(await assign(owner.api, of.quizId, adaId, { questionIds }), adaId);
    const part = { quizId: of.quizId, userId: adaId };
    expect(await codeOf(owner, ASSIGN, { input: { ...part, stamp: null } })).toBe(
      'ASSIGNMENT_CHANGED',
    );
    const learnerIds = [await learnerIdOf('Nina')];
    const seen = before?.['stamp'] as string;
    const after = await assign(editor.api, of.quizId, adaId, { learnerIds, stamp: seen });
    expect(await codeOf(owner, UNASSIGN, { ...part, stamp: seen })).toBe('ASSIGNMENT_CHANGED');
    const [read] = (await owner.api.ask(TEAM, of))['markingTeam'].members.filter(
      ({ userId }: Data) => userId === adaId,
    ) as Data[];
    expect(read?.['assignment']).toEqual({ questionIds: null, learnerIds });
    const { stamp } = memberOf(after, adaId) ?? {};
    const { unassignMarker } = await owner.api.ask(UNASSIGN, { ...part, stamp });
    expect(memberOf(unassignMarker, adaId)).toMatchObject({ assignment: null, stamp: null });
  });

  it('ends with what it is of, without opening anything else', async () => {
    const questionId = await questionIdOf(SEA);
    const learnerIds = [await learnerIdOf('Nina')];
    await assign(owner.api, of.quizId, adaId, { questionIds: [questionId] });
    await assign(owner.api, of.quizId, bobId, { learnerIds });
    // A later paper without the question: the answers to it stay theirs.
    await owner.api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
      id: questionId,
    });
    expect(await idsOf(ada)).toHaveLength(2);
    await app.sql('DELETE FROM attempts WHERE id = $1', [nina().id]);
    await app.sql(
      `DELETE FROM candidates c USING marking_aliases m WHERE m.id = $1 AND m.candidate_id = c.id`,
      [learnerIds[0]],
    );
    expect(await idsOf(bob)).toEqual([]);
    const { markingTeam } = await owner.api.ask(TEAM, { quizId: of.quizId });
    expect(memberOf(markingTeam, bobId)?.['assignment']).toEqual({
      questionIds: null,
      learnerIds: [],
    });
  });
});

describe('the team', () => {
  it('says how far everybody is', async () => {
    const questionId = await questionIdOf(SEA);
    const before = (await owner.api.ask(TEAM, { quizId: of.quizId }))['markingTeam'];
    expect(before).toMatchObject({ isDivided: false, unassignedCount: 0 });
    const all = {
      isMarker: true,
      role: 'MARKER',
      assignment: null,
      waitingCount: 4,
      markedCount: 0,
      ownCount: 0,
    };
    expect(before.members).toHaveLength(2);
    for (const userId of [adaId, bobId]) expect(memberOf(before, userId)).toMatchObject(all);

    await assign(owner.api, of.quizId, adaId, { questionIds: [questionId] });
    await giveMarks(ada.api, await answerTo(app, ada.api, nina(), SEA), { marks: '1' });
    await giveMarks(owner.api, await answerTo(app, owner.api, omar(), SKY), { marks: '1' });
    const team = (await owner.api.ask(TEAM, { quizId: of.quizId }))['markingTeam'];
    expect(team).toMatchObject({ isDivided: true, unassignedCount: 1 });
    expect(memberOf(team, adaId)).toMatchObject({ waitingCount: 1, markedCount: 1, ownCount: 1 });
    expect(memberOf(team, bobId)).toMatchObject({ waitingCount: 0, markedCount: 0, ownCount: 0 });
    const ownerId = await accountId(app, owner);
    const rest = { isMarker: false, role: 'OWNER', assignment: null, waitingCount: 0, ownCount: 1 };
    expect(memberOf(team, ownerId)).toMatchObject(rest);
  });

  it('is changed by owners and editors only, of markers only, and within the exam', async () => {
    const { quizId } = of;
    const other = await markedExam(app, owner.api);
    const foreign = (await owner.api.ask(MARKING, { quizId: other.quizId }))['marking'];
    const stranger = await person(app);
    const [questionId, learnerId] = [foreign.questions[0].questionId as string, randomUUID()];
    const strangerId = await accountId(app, stranger);
    const cases: [Person, object, string][] = [
      [ada, { userId: adaId }, 'NOT_ALLOWED'],
      [stranger, { userId: adaId }, 'QUIZ_NOT_FOUND'],
      [owner, { userId: strangerId }, 'MEMBER_NOT_FOUND'],
      [owner, { userId: await accountId(app, editor) }, 'NOT_A_MARKER'],
      [owner, { userId: adaId, questionIds: [questionId] }, 'QUESTION_NOT_FOUND'],
      [owner, { userId: adaId, learnerIds: [learnerId] }, 'LEARNER_NOT_FOUND'],
      [owner, { userId: adaId, questionIds: [] }, 'VALIDATION'],
      [owner, { userId: adaId, learnerIds: ['x'] }, 'VALIDATION'],
      [
        owner,
        { userId: adaId, learnerIds: Array.from({ length: 501 }, () => randomUUID()) },
        'VALIDATION',
      ],
    ];
    for (const [by, input, code] of cases)
      expect(await codeOf(by, ASSIGN, { input: { quizId, ...input } })).toBe(code);
    expect(await codeOf(ada, TEAM, { quizId })).toBe('NOT_ALLOWED');
    expect(await codeOf(ada, UNASSIGN, { quizId, userId: adaId })).toBe('NOT_ALLOWED');
    expect((await owner.api.ask(TEAM, { quizId }))['markingTeam'].isDivided).toBe(false);
  });

  it('records each change once', async () => {
    const { quizId } = of;
    const part = { questionIds: [await questionIdOf(SEA), await questionIdOf(SKY)] };
    await assign(owner.api, quizId, adaId, part);
    await assign(owner.api, quizId, adaId, { questionIds: part.questionIds.toReversed() });
    await owner.api.ask(UNASSIGN, { quizId, userId: adaId });
    await owner.api.ask(UNASSIGN, { quizId, userId: adaId });
    const events = await app.sql(
      `SELECT about, details FROM audit_events WHERE action = 'MARKING_CHANGED' ORDER BY at, id`,
    );
    expect(events.filter(({ about }) => about === ada.email)).toEqual([
      { about: ada.email, details: { isAssigned: true, questions: 2, learners: null } },
      { about: ada.email, details: { isAssigned: false } },
    ]);
  });
});
