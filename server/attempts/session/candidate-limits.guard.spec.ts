import type { ExecutionContext } from '@nestjs/common';
import { expect, it, vi } from 'vitest';
import type { RateLimits } from '../../core/http/rate-limits.js';
import { declaredRoutes, type Route } from '../../core/http/route.js';
import * as attemptRoutes from './attempts.routes.js';
import { CandidateLimits } from './candidate-limits.guard.js';

const closed = declaredRoutes().filter(({ access }) => access === 'candidate');

/** The limit that a request of a candidate counts for. */
async function limitOf(route: Route): Promise<unknown> {
  const consumeInMemory = vi.fn(async () => Promise.resolve());
  const guard = new CandidateLimits({ consumeInMemory } as unknown as RateLimits);
  const request = {
    candidate: { candidateId: 'ada', quizId: 'quiz' },
    routeOptions: { config: { ...route.config } },
  };
  const context = { getType: () => 'http', switchToHttp: () => ({ getRequest: () => request }) };
  expect(await guard.canActivate(context as unknown as ExecutionContext)).toBe(true);
  expect(consumeInMemory).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada');
  return (consumeInMemory.mock.calls as unknown[][])[0]?.[0];
}

it.each([
  ['saveResponses', 1_200],
  ['recordPageEvents', 240],
  ['openAttempt', 60],
  ['readClock', 600],
] as const)('lets a candidate call %s %i times in ten minutes', async (name, points) => {
  expect(await limitOf(attemptRoutes[name] as Route)).toMatchObject({ points, seconds: 600 });
});

it('counts each route that changes something by itself', async () => {
  const limits = await Promise.all(closed.filter(({ method }) => method !== 'get').map(limitOf));
  expect(limits).toHaveLength(5);
  expect(new Set([...limits, await limitOf(attemptRoutes.readClock as Route)]).size).toBe(6);
});
