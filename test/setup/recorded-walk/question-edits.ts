/** Edits questions, also as somebody who has not read the latest version, and reads what changed. */
import type { Data } from '../api.js';
import { essay } from './question-writes.js';
import { readQuiz, UNKNOWN, type Tour } from './tour.js';
import type { Caller } from './walk.js';

/** A question as the form sends it again. */
async function contentOf({ walk }: Tour, by: Caller, label: string, id: string) {
  const question = await walk.ask(by, label, 'question', { id });
  const { version, text, marks, wrongMarks, modelAnswer, correctOptionId, explanation } = question;
  const image = imageOf(question);
  const options = (question['options'] ?? []) as Data[];
  const content =
    modelAnswer === undefined
      ? {
          mcq: {
            text,
            marks,
            wrongMarks,
            explanation,
            image,
            correctOption: options.findIndex((one) => one['id'] === correctOptionId) + 1,
            options: options.map((one) => ({
              id: one['id'] as string,
              text: one['text'] as string,
              image: imageOf(one),
            })),
          },
        }
      : { descriptive: { text, marks, modelAnswer, image } };
  return { id, version: version as number, content: content as { mcq?: Data; descriptive?: Data } };
}

function imageOf({ image }: Data): object | null {
  if (!image) return null;
  return { imageId: image.imageId as string, alternativeText: image.alternativeText as string };
}

export async function editQuestions(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const update = (by: Caller, label: string, id: string, version: number, question: object) =>
    walk.ask(by, `edits ${label}`, 'updateQuestion', { input: { id, version, question } });
  const geography = world.quiz('Geography');
  for (const place of [1, 2, 3, 7]) {
    const id = world.question('Geography', place);
    const { version, content } = await contentOf(tour, ada, `before edit ${place}`, id);
    await update(ada, `${place} without a change`, id, version, content);
    const [kind, said] = Object.entries(content)[0] ?? ['mcq', {}];
    const changed = {
      [kind]: { ...said, text: `Edited in place ${place}`, marks: '11/4' },
    };
    await update(place === 2 ? eli : ada, `${place}`, id, version + 1, changed);
    await update(ada, `${place} with a stale version`, id, version, changed);
    await walk.ask(ada, `after edit ${place}`, 'question', { id });
  }
  await readQuiz(tour, eli, 'Geography, edited', geography);
  const first = await contentOf(tour, ada, 'first', world.question('Marks only', 1));
  await update(ada, 'into another kind', first.id, first.version, essay('Another kind'));
  await update(mara, 'as a marker', first.id, first.version, first.content);
  await update(bruno, 'a foreign one', first.id, first.version, first.content);
  await update(ada, 'one in the trash', world.question('Geography', 5), 1, first.content);
  const gone = world.question('Gone but taken', 1);
  await update(ada, 'one of a quiz in the trash', gone, 1, first.content);
  await update(ada, 'nothing', UNKNOWN, 1, first.content);
  const moved = await contentOf(tour, ada, 'moved', world.question('Mountains', 2));
  const text = 'Moved, then edited';
  await update(ada, 'a moved one', moved.id, moved.version, {
    mcq: {
      ...moved.content.mcq,
      text,
      options: [{ text: 'new' }, { text: 'newer' }],
      correctOption: 2,
    },
  });
  await readQuiz(tour, ada, 'Mountains, edited', world.quiz('Mountains'));
}
