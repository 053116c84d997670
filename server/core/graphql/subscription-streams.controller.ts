import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/access.decorators.js';
import { RouteConfig } from '@nestjs/platform-fastify';
import { SubscriptionStreams } from './subscription-streams.js';

/** A subscription is a short text: larger bodies are rejected. */
const BODY_BYTES = 20_000;

/**
 * GraphQL subscriptions as server-sent events ("distinct connections mode" of graphql-sse): one request
 * for each, with the same headers as any other operation.
 */
@Controller('graphql/stream')
export class SubscriptionStreamsController {
  constructor(private readonly streams: SubscriptionStreams) {}

  /** Public like /graphql: the guard runs before each field. */
  @Post()
  @Public()
  @HttpCode(200)
  @RouteConfig({ bodyLimit: BODY_BYTES, authenticateFirst: 'token' })
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.streams.serve(request, reply);
  }
}
