import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator.js';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Streams } from './streams.js';

/** A subscription is a short text; nothing larger is read. */
const BODY_BYTES = 20_000;

/**
 * GraphQL subscriptions as server-sent events ("distinct connections mode" of graphql-sse): a request for
 * each, with the same headers as any other operation.
 */
@Controller('graphql/stream')
export class StreamsController {
  constructor(private readonly streams: Streams) {}

  /** Open here as /graphql is: the guard stands before each field. */
  @Post()
  @Public()
  @HttpCode(200)
  @RouteConfig({ bodyLimit: BODY_BYTES, first: 'token' })
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.streams.serve(request, reply);
  }
}
