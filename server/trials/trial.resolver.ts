import { Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller, type Caller } from '../core/access/parameters.js';
import { Public } from '../core/access/access.decorators.js';
import { OncePerRequest } from '../core/graphql/once-per-request.js';
import { Trial } from './trial.types.js';
import { TrialsService } from './trials.service.js';

@Resolver()
export class TrialResolver {
  constructor(private readonly trials: TrialsService) {}

  @Public()
  @OncePerRequest()
  @Mutation(() => Trial, {
    description:
      'Makes a short exam to try out: real questions, results of a class that is made up, a place for you. It lasts a day at most.',
  })
  async startTrial(@CurrentCaller() { address }: Caller): Promise<Trial> {
    return this.trials.start(address);
  }
}
