import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import { invite } from '../setup/learners.js';
import { anyMcq } from '../setup/questions.js';
import {
  askToReturn,
  idOfCandidate,
  REFUSE_RETURN,
  SUGGESTIONS,
  suggestionsFor,
} from '../setup/returns.js';

/** Whom a request to continue on another device may come from. */
const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

describe('the suggestions for a request', () => {
  it('are those of the same roll number, first who has the name, too', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    await invite(owner.api, made.quizId, [
      { name: 'Zoë Quill', rollNumber: '7', email: anyEmail() },
      { name: 'Zoë Quill', rollNumber: 'x8', email: anyEmail() },
      { name: 'Bob', rollNumber: 'x8', email: anyEmail() },
      { name: 'Carol', rollNumber: '9', email: anyEmail() },
    ]);
    // As some keyboards type it: a letter and a mark.
    const { id } = await askToReturn(app.api, made.code, 'ZOE\u0308 QUILL', 'X8');
    const { candidates } = await suggestionsFor(owner.api, id);
    expect(candidates).toMatchObject([
      { name: 'Zoë Quill', rollNumber: 'x8' },
      { name: 'Zoë Quill', rollNumber: '7' },
      { name: 'Bob' },
    ]);
  });

  it('have who started first before others who joined by the same name', async () => {
    const made = await exam(app, owner.api, { questions: [anyMcq] });
    await sitting(await candidate(app, made.code, 'Ada'));
    const real = await idOfCandidate(owner.api, made.quizId, 'Ada');
    for (let n = 0; n < 6; n += 1) await sitting(await candidate(app, made.code, 'ada'));
    const { id } = await askToReturn(app.api, made.code, 'Ada');
    const { candidates, namesakeCount } = await suggestionsFor(owner.api, id);
    expect(candidates.map((one) => one['id'])).toHaveLength(5);
    expect([candidates[0]?.['id'], namesakeCount]).toEqual([real, 7]);
    await owner.api.ask(REFUSE_RETURN, { id });
    const { extensions } = await owner.api.refused(SUGGESTIONS, { id });
    expect(extensions.code).toBe('RETURN_REQUEST_DECIDED');
  });
});
