import 'reflect-metadata';
import { Controller, Get, Post, SetMetadata } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { expect, it } from 'vitest';
import { ACCESS, Can, ForCandidates, Public, ReadOnly, SessionOnly } from './access.decorators.js';
import { accessOf, handlersOf } from './handlers.js';

const NOTHING = { isSessionOnly: false, isReadOnly: false };

it('lists operations and routes with their access', () => {
  @Resolver()
  @SessionOnly()
  class Papers {
    @Can('exam.mark')
    @Query(() => String)
    papers(): void {}

    @Public()
    @Query(() => String, { name: 'prices' })
    plans(): void {}

    helper(): void {}
  }
  @Controller('papers')
  class PapersController {
    @Public()
    @Get()
    list(): void {}

    @Can('exam.edit')
    @ReadOnly()
    @Post([':id/copy', 'v1/:id/copy'])
    copy(): void {}
  }
  expect(handlersOf([Papers, PapersController])).toEqual([
    { kind: 'query', name: 'papers', access: 'exam.mark', isSessionOnly: true, isReadOnly: false },
    { kind: 'query', name: 'prices', access: 'public', ...NOTHING },
    { kind: 'route', name: 'GET /papers', access: 'public', ...NOTHING },
    {
      kind: 'route',
      name: 'POST /papers/:id/copy',
      access: 'exam.edit',
      ...NOTHING,
      isReadOnly: true,
    },
    {
      kind: 'route',
      name: 'POST /papers/v1/:id/copy',
      access: 'exam.edit',
      ...NOTHING,
      isReadOnly: true,
    },
  ]);
});

it('refuses access on a class, which would hold for methods that are added later', () => {
  @SetMetadata(ACCESS, 'public')
  @Resolver()
  class Papers {
    @Public()
    @Query(() => String)
    papers(): void {}
  }
  expect(() => handlersOf([Papers])).toThrow('must be on its methods');
});

it('does not take the access of a class for that of its methods', () => {
  class Papers {
    papers(): void {}
  }
  SetMetadata(ACCESS, 'public')(Papers);
  expect(accessOf(Reflect.get(Papers.prototype, 'papers') as object, Papers)).toBeNull();
});

it('does not compile with access on a class', () => {
  // @ts-expect-error: for methods only
  @Public()
  class Open {}

  // @ts-expect-error: for methods only
  @Can('exam.read')
  class Readable {}

  // @ts-expect-error: for methods only
  @ForCandidates()
  class Taken {}

  expect([Open, Readable, Taken]).toHaveLength(3);
});

it('refuses a resolver that does not say who may call it', () => {
  @Resolver()
  class Papers {
    @Query(() => String)
    papers(): void {}
  }
  expect(() => handlersOf([Papers])).toThrow('Papers.papers needs @Can()');
});

it('refuses a controller that does not say who may call it', () => {
  @Controller('papers')
  class Papers {
    @Get(':id')
    show(): void {}
  }
  expect(() => handlersOf([Papers])).toThrow('Papers.show needs @Can()');
});
