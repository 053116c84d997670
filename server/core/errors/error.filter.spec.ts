import { Controller, Get, type INestApplication } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coreErrors } from './domain-error.js';
import { ErrorFilter } from './error.filter.js';

@Controller()
class FailingController {
  @Get('stale')
  stale(): never {
    const current = { title: 'Algebra', version: 3, updatedAt: new Date(0) };
    throw coreErrors.STALE_VERSION({ current });
  }

  @Get('busy')
  busy(): never {
    throw coreErrors.BUSY({ retryAfter: 5 });
  }
}

let app: INestApplication & NestFastifyApplication;
beforeAll(async () => {
  const module = await Test.createTestingModule({ controllers: [FailingController] }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  app.useGlobalFilters(new ErrorFilter());
  await app.init();
});
afterAll(async () => app.close());

it('returns the stored state with code and message', async () => {
  const response = await app.inject('/stale');
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    code: 'STALE_VERSION',
    message: expect.stringContaining('changed in the meantime') as string,
    current: { title: 'Algebra', version: 3, updatedAt: '1970-01-01T00:00:00.000Z' },
  });
});

it('returns only code and message when there are no details', async () => {
  const response = await app.inject('/busy');
  expect(response.headers['retry-after']).toBe('5');
  expect(Object.keys(response.json<object>())).toEqual(['code', 'message']);
});
