/** Reads what learners can see of exams that they took. */
import { Api } from '../api.js';
import { learnerOf } from './callers.js';
import { required, tokenOf } from './fixture-ids.js';
import type { StepContext } from './step-context.js';

export async function readAsLearners(context: StepContext): Promise<void> {
  const { recorder, fixture, stranger } = context;
  for (const [index, attempt] of fixture.attempts.entries()) {
    const learner = learnerOf(recorder.url, attempt, index);
    const own = `/attempts/${attempt.id}`;
    await recorder.call(learner, 'lobby', '/attempts/mine');
    // The page that has the lease opens it again: it gets the paper, and nothing changes.
    if (attempt.isRunning)
      await recorder.call(learner, 'paper', '/attempts', { client: attempt.leaseHolder });
    await recorder.call(learner, 'review', `${own}/review`);
    await recorder.call(learner, 'revision', `${own}/revision`);
    await recorder.call(learner, 'certificate', `${own}/certificate`);
    const file = await recorder.call(learner, 'receipt', `${own}/receipt`);
    await recorder.call(stranger, `verifies ${learner.name}`, '/verify/receipts', file);
  }
  const [first, second] = [
    required(fixture.attempts[0], 'attempt'),
    required(fixture.attempts[1], 'attempt'),
  ];
  const other = learnerOf(recorder.url, first, 0);
  await recorder.call(other, 'review of another', `/attempts/${second.id}/review`);
  await recorder.call(stranger, 'review', `/attempts/${first.id}/review`);
  for (const { id, name, linkVersion } of fixture.notStarted) {
    const api = new Api(recorder.url).as(tokenOf(id, linkVersion));
    await recorder.call({ name, api }, 'lobby', '/attempts/mine');
  }
  for (const name of ['Geography', 'Mountains', 'Gone but taken'])
    await recorder.call(
      stranger,
      `exam ${name}`,
      `/attempts/exam/${fixture.codes.get(fixture.quiz(name))}`,
    );
  await recorder.call(stranger, 'keys', '/verify/keys');
}
