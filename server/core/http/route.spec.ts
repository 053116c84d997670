import { Controller, StreamableFile } from '@nestjs/common';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { handlersOf } from '../access/handlers.js';
import { Endpoint, RouteInput } from './route.decorators.js';
import { file, json } from './route-responses.js';
import { defineRoute, type InputOf } from './route.js';

const common = { operationId: 'x', tag: 'Tests', summary: 'A test', access: 'exam.read' } as const;
const noted = z.object({ text: z.string() });
const note = defineRoute({
  ...common,
  method: 'put',
  path: '/notes/{noteId}',
  params: z.object({ noteId: z.string() }),
  body: z.object({ text: z.string().default('') }),
  isSessionOnly: true,
  response: json(noted),
});
const picture = defineRoute({
  ...common,
  method: 'get',
  path: '/picture',
  access: 'public',
  response: file('A picture.', 'image/png'),
});

it('has an input of what it declares, as it is after the checks', () => {
  expectTypeOf<InputOf<typeof note>>().toEqualTypeOf<
    { params: { noteId: string } } & { body: { text: string } }
  >();
  expectTypeOf<InputOf<typeof picture>>().toBeUnknown();
});

it('is at its path and method, with its access', () => {
  @Controller()
  class Notes {
    @Endpoint(note)
    write(@RouteInput() { params, body }: InputOf<typeof note>) {
      return { text: `${params.noteId}: ${body.text}` };
    }

    @Endpoint(picture)
    show() {
      return new StreamableFile(Buffer.alloc(0));
    }
  }

  expect(handlersOf([Notes])).toEqual([
    {
      kind: 'route',
      name: 'PUT /notes/:noteId',
      access: 'exam.read',
      isSessionOnly: true,
      isReadOnly: false,
    },
    {
      kind: 'route',
      name: 'GET /picture',
      access: 'public',
      isSessionOnly: false,
      isReadOnly: false,
    },
  ]);
});

it('refuses a path whose parameters it does not declare', () => {
  const declare = (): unknown =>
    defineRoute({ ...common, method: 'get', path: '/notes/{noteId}', response: json(noted) });
  expect(declare).toThrow('The parameters of /notes/{noteId} must be those that it declares');
});

describe('the compiler refuses', () => {
  it('a route without a response', () => {
    // @ts-expect-error: it has no response
    expect(defineRoute({ ...common, method: 'get', path: '/nothing' })).toBeDefined();
  });

  it('a handler that returns something else, and one that takes another input', () => {
    class Wrong {
      // @ts-expect-error: the text is no number
      @Endpoint(note)
      write(@RouteInput() { params }: InputOf<typeof note>) {
        return { text: params.noteId.length };
      }

      // @ts-expect-error: it returns no file
      @Endpoint(picture)
      show() {
        return 'a picture';
      }

      // @ts-expect-error: the route has no query parameters
      @Endpoint(note)
      find(
        @RouteInput() { queryParams }: InputOf<typeof note> & { queryParams: { text: string } },
      ) {
        return queryParams;
      }
    }
    expect(new Wrong()).toBeDefined();
  });
});
