/** Edits questions, also with versions that are not the latest, and reads what changed. */
import type { Data } from '../api.js';
import { essay } from './question-writes.js';
import { readQuiz, UNKNOWN_ID, type StepContext } from './step-context.js';
import type { Caller } from './callers.js';

/** Reads a question. @returns what the form would send if nothing was changed in it */
async function contentOf({ recorder }: StepContext, by: Caller, label: string, id: string) {
  const question = await recorder.ask(by, label, 'question', { id });
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

export async function editQuestions(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const update = (by: Caller, label: string, id: string, version: number, question: object) =>
    recorder.ask(by, `edits ${label}`, 'updateQuestion', { input: { id, version, question } });
  const geography = fixture.quiz('Geography');
  for (const place of [1, 2, 3, 7]) {
    const id = fixture.question('Geography', place);
    const { version, content } = await contentOf(context, owner, `before edit ${place}`, id);
    await update(owner, `${place} without a change`, id, version, content);
    const [kind, fields] = Object.entries(content)[0] ?? ['mcq', {}];
    const changed = {
      [kind]: { ...fields, text: `Edited in place ${place}`, marks: '11/4' },
    };
    await update(place === 2 ? editor : owner, `${place}`, id, version + 1, changed);
    await update(owner, `${place} with a stale version`, id, version, changed);
    await recorder.ask(owner, `after edit ${place}`, 'question', { id });
  }
  await readQuiz(context, editor, 'Geography, edited', geography);
  const first = await contentOf(context, owner, 'first', fixture.question('Marks only', 1));
  await update(owner, 'into another kind', first.id, first.version, essay('Another kind'));
  await update(marker, 'as a marker', first.id, first.version, first.content);
  await update(otherOwner, 'a foreign one', first.id, first.version, first.content);
  await update(owner, 'one in the trash', fixture.question('Geography', 5), 1, first.content);
  const gone = fixture.question('Gone but taken', 1);
  await update(owner, 'one of a quiz in the trash', gone, 1, first.content);
  await update(owner, 'nothing', UNKNOWN_ID, 1, first.content);
  const moved = await contentOf(context, owner, 'moved', fixture.question('Mountains', 2));
  const text = 'Moved, then edited';
  await update(owner, 'a moved one', moved.id, moved.version, {
    mcq: {
      ...moved.content.mcq,
      text,
      options: [{ text: 'new' }, { text: 'newer' }],
      correctOption: 2,
    },
  });
  await readQuiz(context, owner, 'Mountains, edited', fixture.quiz('Mountains'));
}
