/** Reads what learners can see of exams that they took. */
import { Api } from '../api.js';
import { learnerOf, type Tour } from './tour.js';
import { the, tokenOf } from './world.js';

export async function readAsLearners(tour: Tour): Promise<void> {
  const { walk, world, stranger } = tour;
  for (const [place, attempt] of world.attempts.entries()) {
    const learner = learnerOf(tour, attempt, place);
    const own = `/attempts/${attempt.id}`;
    await walk.call(learner, 'lobby', '/attempts/mine');
    // Under the name of the page that has it: nothing changes, and the paper comes.
    if (attempt.isRunning)
      await walk.call(learner, 'paper', '/attempts', { client: attempt.leaseHolder });
    await walk.call(learner, 'review', `${own}/review`);
    await walk.call(learner, 'revision', `${own}/revision`);
    await walk.call(learner, 'certificate', `${own}/certificate`);
    const file = await walk.call(learner, 'receipt', `${own}/receipt`);
    await walk.call(stranger, `verifies ${learner.name}`, '/verify/receipts', file);
  }
  const [first, second] = [the(world.attempts[0], 'attempt'), the(world.attempts[1], 'attempt')];
  const other = learnerOf(tour, first, 0);
  await walk.call(other, 'review of another', `/attempts/${second.id}/review`);
  await walk.call(stranger, 'review', `/attempts/${first.id}/review`);
  for (const { id, name, linkVersion } of world.waiting) {
    const api = new Api(walk.url).as(tokenOf(id, linkVersion));
    await walk.call({ name, api }, 'lobby', '/attempts/mine');
  }
  for (const name of ['Geography', 'Mountains', 'Gone but taken'])
    await walk.call(
      stranger,
      `exam ${name}`,
      `/attempts/exam/${world.codes.get(world.quiz(name))}`,
    );
  await walk.call(stranger, 'keys', '/verify/keys');
}
