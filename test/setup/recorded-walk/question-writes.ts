/** Adds and orders questions, and reads what changed. */
import { mcq } from '../questions.js';
import type { Caller } from './callers.js';
import { readQuiz, UNKNOWN_ID, type StepContext } from './step-context.js';

export const essay = (text: string, more: object = {}) => ({ descriptive: { text, ...more } });

export async function writeQuestions(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const [imageId] = fixture.ids.images;
  const add = (by: Caller, label: string, quiz: string, questions: object[]) =>
    recorder.ask(by, `adds ${label}`, 'addQuestions', { quizId: quiz, questions });
  const drafts = fixture.quiz('Drafts');
  const picture = { imageId, alternativeText: 'A field' };
  const two = [
    {
      mcq: {
        ...mcq('New with marks?', ['a', 'b', 'c'], 3).mcq,
        marks: '1.5',
        wrongMarks: '-2/3',
        image: picture,
      },
    },
    essay('New and written?', { marks: '7/3', modelAnswer: 'Yes.' }),
  ];
  await add(owner, 'two', drafts, two);
  await add(editor, 'to the long paper', fixture.quiz('Long paper'), [mcq('At the end?')]);
  await add(owner, 'to a submitted quiz', fixture.quiz('Rivers'), [essay('Unpublished?')]);
  await add(owner, 'nothing', drafts, []);
  await add(
    owner,
    'too many',
    drafts,
    Array.from({ length: 101 }, () => mcq('Too many?')),
  );
  await add(owner, 'bad marks', drafts, [
    essay('a', { marks: '0' }),
    essay(' ', { marks: '1/20000' }),
  ]);
  await add(owner, 'an image of nobody', drafts, [essay('a', { image: { imageId: UNKNOWN_ID } })]);
  await add(owner, 'to the trash', fixture.quiz('Gone but taken'), [mcq('Gone?')]);
  await add(owner, 'to nothing', UNKNOWN_ID, [mcq('Nowhere?')]);
  await add(marker, 'as a marker', drafts, [mcq('Not allowed?')]);
  await add(otherOwner, 'to a foreign quiz', drafts, [mcq('Foreign?')]);
  await readQuiz(context, owner, 'Drafts with more', drafts);
}

export async function orderQuestions(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const geography = fixture.quiz('Geography');
  const { orderVersion } = await recorder.ask(owner, 'before ordering', 'quiz', {
    id: geography,
    size: 1,
  });
  const order = (by: Caller, label: string, questionIds: string[], position: number, change = 0) =>
    recorder.ask(by, `orders ${label}`, 'reorderQuestions', {
      input: {
        quizId: geography,
        questionIds,
        position,
        orderVersion: (orderVersion as number) + change,
      },
    });
  const [first = '', second = '', third = '', , , sixth = ''] = fixture.questionsOf('Geography');
  await order(owner, 'two', [sixth, first], 2);
  await order(owner, 'with a stale version', [second], 1);
  await order(editor, 'to the end', [third], 7, 1);
  await order(owner, 'too far', [third], 8, 2);
  await order(owner, 'one in the trash', [fixture.question('Geography', 5)], 1, 2);
  await order(owner, 'one of another quiz', [first, fixture.question('Rivers', 1)], 1, 2);
  await order(marker, 'as a marker', [first], 1, 2);
  await order(otherOwner, 'a foreign quiz', [first], 1, 2);
  await readQuiz(context, owner, 'Geography, ordered', geography);
}
