import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../http/route.decorators.js';
import { SubscriptionStreams } from './subscription-streams.js';
import { streamSubscription } from './subscription-streams.routes.js';

/**
 * GraphQL subscriptions as server-sent events ("distinct connections mode" of graphql-sse): one request
 * for each, with the same headers as any other operation.
 */
@Controller()
export class SubscriptionStreamsController {
  constructor(private readonly streams: SubscriptionStreams) {}

  @Endpoint(streamSubscription)
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await this.streams.serve(request, reply);
  }
}
