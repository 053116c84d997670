import 'reflect-metadata';
import { Controller, Get, Post } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { expect, it } from 'vitest';
import { Can, Public, ReadOnly, SessionOnly } from './access.decorators.js';
import { handlersOf } from './handlers.js';

const NOTHING = { isSessionOnly: false, isReadOnly: false };

it('lists operations and routes with their access, that of the method first', () => {
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
  @Public()
  class PapersController {
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
