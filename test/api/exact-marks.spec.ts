/** Exact marks through the whole product: written by staff, shown to learners, added up, and refused. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { exam, setRules, SUBMIT_QUIZ, type Exam } from '../setup/exams.js';
import { person, quiz, type Person } from '../setup/factories.js';
import { giveMarks, OPEN, RUBRIC } from '../setup/marking.js';
import { decimalOf, sumOf, textOf } from '../setup/plain-marks.js';
import { addQuestions } from '../setup/questions.js';
import { answerExam, review, takeExam } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const RESULTS = `query ($quizId: ID!) {
  results(quizId: $quizId) { items { score maxScore exactScore exactMaxScore percent isPassed } }
}`;
const CHANGE_RULES = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { quizId }
}`;
const options = ['right', 'wrong'].map((text) => ({ text }));
const asking = (text: string, more: object = {}) => ({
  mcq: { text, options, correctOption: 1, ...more },
});

async function resultOf({ quizId }: Exam): Promise<Data> {
  const { results } = await owner.api.ask(RESULTS, { quizId });
  return (results.items as Data[])[0] ?? {};
}

describe('a score', () => {
  const third = expect.closeTo(-100 / 3, 12) as number;

  it('of three wrong answers at a third of a mark is -1, and of two of 2 marks -1.33', async () => {
    const thirds = { wrong_marks: '-1/3', wrong_marks_basis: 'MARK' };
    const ones = ['A', 'B', 'C'].map((text) => asking(text));
    const three = await exam(app, owner.api, { questions: ones, rules: thirds });
    await takeExam(app, three, { A: 'wrong', B: 'wrong', C: 'wrong' });
    expect(await resultOf(three)).toMatchObject({ score: -1, exactScore: '-1', percent: third });
    const twos = ['A', 'B'].map((text) => asking(text, { marks: '2' }));
    const two = await exam(app, owner.api, { questions: twos, rules: thirds });
    await takeExam(app, two, { A: 'wrong', B: 'wrong' });
    expect(await resultOf(two)).toMatchObject({
      score: -1.33,
      exactScore: '-4/3',
      percent: third,
    });
  });

  it('is rounded before it is compared with the pass mark', async () => {
    const questions = ['A', 'B'].map((text) => asking(text, { marks: '1/3' }));
    const of = await exam(app, owner.api, { questions, rules: { pass_mark: 0.67 } });
    await takeExam(app, of, { A: 'right', B: 'right' });
    const shown = { score: 0.67, exactScore: '2/3', maxScore: 0.67, percent: 100, isPassed: true };
    expect(await resultOf(of)).toMatchObject(shown);
  });
});

describe('a wrong choice', () => {
  const questions = [
    asking('Own', { marks: '2', wrongMarks: '-1' }),
    asking('Free', { marks: '2', wrongMarks: '0' }),
    asking('By rule', { marks: '2' }),
    { descriptive: { text: 'Why', marks: '2/3' } },
  ];
  const rules = { wrong_marks: '-0.25', wrong_marks_basis: 'MARK', review_content: 'KEY' };

  it('earns what its question says, else what the exam says, and learners know before', async () => {
    const of = await exam(app, owner.api, { questions, rules });
    const page = await answerExam(app, of, { Own: 'wrong', Free: 'wrong', 'By rule': 'wrong' });
    const shown = page.questions.map(({ text, marks, wrongMarks }) => [text, marks, wrongMarks]);
    expect(shown).toEqual([
      ['Own', '2', '-1'],
      ['Free', '2', undefined],
      ['By rule', '2', '-0.5'],
      ['Why', '2/3', undefined],
    ]);
    expect((await page.lobby())['exam']).toMatchObject({
      ...{
        totalMarks: '20/3',
        wrongMarks: '-0.25',
        wrongMarksBasis: 'MARK',
        questionsDiffer: true,
      },
    });
    await page.submit();
    expect(await resultOf(of)).toMatchObject({ score: -1.5, maxScore: 6.67 });
    const { questions: reviewed } = (await review(page)).body;
    expect((reviewed as Data[]).map(({ given }) => given as string)).toEqual([
      ...['-1', '0', '-0.5', '0'],
    ]);
  });

  it('does not differ where questions say of their own what the exam says', async () => {
    const free = [asking('Free', { wrongMarks: '0' }), asking('Plain')];
    const page = await answerExam(app, await exam(app, owner.api, { questions: free }));
    expect((await page.lobby())['exam']).toMatchObject({ wrongMarks: '0', questionsDiffer: false });
  });

  it('earns the same everywhere where every question has the same marks', async () => {
    const of = await exam(app, owner.api, { questions, rules });
    await setRules(app, of.quizId, { marks_per_question: '4' });
    const page = await takeExam(app, of, { Own: 'wrong', Free: 'wrong', 'By rule': 'wrong' });
    expect(await resultOf(of)).toMatchObject({ score: -3, maxScore: 16 });
    expect((await page.lobby())['exam']).toMatchObject({
      totalMarks: '16',
      questionsDiffer: false,
    });
  });
});

describe('marks that cannot be added up', () => {
  /** Their common denominator, times a thousand marks, is more than 2^31. */
  const fine = ['100/101', '100/103', '100/107', '1000'].map((marks) =>
    asking(`${marks}?`, { marks }),
  );

  it('are refused when the paper is submitted, and the exam says so before', async () => {
    const quizId = await quiz(owner.api);
    await addQuestions(owner.api, quizId, fine.slice(0, 3));
    expect((await owner.api.ask(SUBMIT_QUIZ, { id: quizId }))['submitQuiz']).toBeTruthy();
    await addQuestions(owner.api, quizId, fine.slice(3));
    const { extensions } = await owner.api.refused(SUBMIT_QUIZ, { id: quizId });
    expect(extensions).toMatchObject({ code: 'MARKS_TOO_FINE', status: 409 });
    const FINDINGS =
      'query ($quizId: ID!) { exam(quizId: $quizId) { findings { code severity } } }';
    const { findings } = (await owner.api.ask(FINDINGS, { quizId }))['exam'];
    expect(findings).toContainEqual({ code: 'MARKS_TOO_FINE', severity: 'BLOCKING' });
  });

  it('are refused as rules, which stay as they were', async () => {
    const { quizId } = await exam(app, owner.api, { questions: fine.slice(0, 3) });
    const input = { quizId, version: 1, wrongMarks: '-1/9973' };
    const { extensions } = await owner.api.refused(CHANGE_RULES, { input });
    expect(extensions.code).toBe('MARKS_TOO_FINE');
    const stored = 'SELECT wrong_marks, version FROM exam_rules WHERE quiz_id = $1';
    expect(await app.sql(stored, [quizId])).toEqual([{ wrong_marks: '0', version: 1 }]);
  });

  it('are refused as levels of a rubric, which are added', async () => {
    const descriptive = { text: 'Why?', marks: '5' };
    const { quizId } = await exam(app, owner.api, { questions: [{ descriptive }] });
    const asked = 'query ($id: ID!) { quiz(id: $id) { questions { items { id } } } }';
    const [{ id: questionId }] = (await owner.api.ask(asked, { id: quizId }))['quiz'].questions
      .items;
    const rubric = (...marks: string[]) => ({
      ...{ quizId, questionId, version: 1, isBinding: false },
      criteria: marks.map((one) => ({ name: one, levels: [{ label: 'All', marks: one }] })),
    });
    const tooFine = { input: rubric('1/101', '1/103', '1/107') };
    const { extensions } = await owner.api.refused(RUBRIC, tooFine);
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'criteria' }] });
    // Their sum, 6365/11088, is finer than what may be given.
    const sum = { input: rubric('1/6', '1/7', '1/9', '1/11', '1/16') };
    expect((await owner.api.refused(RUBRIC, sum)).extensions.code).toBe('VALIDATION');
    const thirds = (await owner.api.ask(RUBRIC, { input: rubric('1/3', '2/3') }))['setRubric'];
    expect(thirds).toMatchObject({ version: 2 });
  });

  it('are refused as rules by the paper that learners take, whatever the draft says', async () => {
    const { quizId } = await exam(app, owner.api, { questions: fine.slice(0, 3) });
    await owner.api.ask(CHANGE_RULES, { input: { quizId, version: 1, marksPerQuestion: '1' } });
    await addQuestions(owner.api, quizId, fine.slice(3));
    const finer = { quizId, version: 2, marksPerQuestion: null, wrongMarks: '-1/9973' };
    await app.sql('UPDATE placements SET deleted_at = now() WHERE quiz_id = $1', [quizId]);
    const { extensions } = await owner.api.refused(CHANGE_RULES, { input: finer });
    expect(extensions.code).toBe('MARKS_TOO_FINE');
  });

  it('block no other rule', async () => {
    const { quizId } = await exam(app, owner.api, { questions: fine.slice(0, 3) });
    await addQuestions(owner.api, quizId, fine.slice(3));
    const input = { quizId, version: 1, attemptsAllowed: 2 };
    expect((await owner.api.ask(CHANGE_RULES, { input }))['updateExamRules']).toEqual({ quizId });
    // The draft is too fine; the paper that learners take is not.
    const other = { quizId, version: 2, wrongMarks: '-0.5' };
    const changed = await owner.api.ask(CHANGE_RULES, { input: other });
    expect(changed['updateExamRules']).toEqual({ quizId });
  });
});

it('the lowest score is stored', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `Question ${index}`);
  const questions = texts.map((text) => asking(text, { marks: '1000' }));
  const rules = { wrong_marks: '-1000', wrong_marks_basis: 'MARK' };
  const of = await exam(app, owner.api, { questions, rules });
  await takeExam(app, of, Object.fromEntries(texts.map((text) => [text, 'wrong'])));
  expect(await resultOf(of)).toMatchObject({ score: -12_000_000, exactScore: '-12000000' });
});

it('marks of people add up exactly, whatever their fractions', async () => {
  const texts = ['1/9973', '1/9967', '1/9949', '1/9941', '1/9931', '1/9929', '1/9923', '1/9907'];
  // Full marks are on every step: the questions are worth what is given.
  const questions = texts.map((text) => ({ descriptive: { text, marks: '5' } }));
  const of = await exam(app, owner.api, { questions });
  await takeExam(app, of, Object.fromEntries(texts.map((text) => [text, 'So.'])));
  const answers = await app.sql<{ id: string }>('SELECT id FROM grades WHERE quiz_id = $1', [
    of.quizId,
  ]);
  for (const [index, { id }] of answers.entries()) {
    const criteria = [{ name: 'All', levels: [{ label: 'Some', marks: texts[index] }] }];
    const opened = (await owner.api.ask(OPEN, { id }))['openAnswer'] as Data;
    const { questionId } = opened['answered'];
    const input = { quizId: of.quizId, questionId, version: 1, isBinding: false, criteria };
    const [made] = (await owner.api.ask(RUBRIC, { input }))['setRubric'].criteria;
    const levels = [{ criterionId: made.id, levelId: made.levels[0].id }];
    await giveMarks(owner.api, opened, { marks: texts[index], levels });
  }
  const plain = sumOf(texts);
  expect(textOf(plain).length).toBeGreaterThan(32);
  expect(await resultOf(of)).toMatchObject({
    ...{ score: Number(decimalOf(plain)), exactScore: textOf(plain), exactMaxScore: '40' },
  });
});
