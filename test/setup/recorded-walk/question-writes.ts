/** Adds and orders questions, and reads what changed. */
import { mcq } from '../questions.js';
import type { Caller } from './walk.js';
import { readQuiz, UNKNOWN, type Tour } from './tour.js';

export const essay = (text: string, more: object = {}) => ({ descriptive: { text, ...more } });

export async function writeQuestions(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const [imageId] = world.ids.images;
  const add = (by: Caller, label: string, quiz: string, questions: object[]) =>
    walk.ask(by, `adds ${label}`, 'addQuestions', { quizId: quiz, questions });
  const drafts = world.quiz('Drafts');
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
  await add(ada, 'two', drafts, two);
  await add(eli, 'to the long paper', world.quiz('Long paper'), [mcq('At the end?')]);
  await add(ada, 'to a submitted quiz', world.quiz('Rivers'), [essay('Unpublished?')]);
  await add(ada, 'nothing', drafts, []);
  await add(
    ada,
    'too many',
    drafts,
    Array.from({ length: 101 }, () => mcq('Too many?')),
  );
  await add(ada, 'bad marks', drafts, [
    essay('a', { marks: '0' }),
    essay(' ', { marks: '1/20000' }),
  ]);
  await add(ada, 'an image of nobody', drafts, [essay('a', { image: { imageId: UNKNOWN } })]);
  await add(ada, 'to the trash', world.quiz('Gone but taken'), [mcq('Gone?')]);
  await add(ada, 'to nothing', UNKNOWN, [mcq('Nowhere?')]);
  await add(mara, 'as a marker', drafts, [mcq('Not allowed?')]);
  await add(bruno, 'to a foreign quiz', drafts, [mcq('Foreign?')]);
  await readQuiz(tour, ada, 'Drafts with more', drafts);
}

export async function orderQuestions(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const geography = world.quiz('Geography');
  const { orderVersion } = await walk.ask(ada, 'before ordering', 'quiz', {
    id: geography,
    size: 1,
  });
  const order = (by: Caller, label: string, questionIds: string[], position: number, change = 0) =>
    walk.ask(by, `orders ${label}`, 'reorderQuestions', {
      input: {
        quizId: geography,
        questionIds,
        position,
        orderVersion: (orderVersion as number) + change,
      },
    });
  const [first = '', second = '', third = '', , , sixth = ''] = world.questionsOf('Geography');
  await order(ada, 'two', [sixth, first], 2);
  await order(ada, 'with a stale version', [second], 1);
  await order(eli, 'to the end', [third], 7, 1);
  await order(ada, 'too far', [third], 8, 2);
  await order(ada, 'one in the trash', [world.question('Geography', 5)], 1, 2);
  await order(ada, 'one of another quiz', [first, world.question('Rivers', 1)], 1, 2);
  await order(mara, 'as a marker', [first], 1, 2);
  await order(bruno, 'a foreign quiz', [first], 1, 2);
  await readQuiz(tour, ada, 'Geography, ordered', geography);
}
