/** Whose token a request carries. */
import type { Draws } from '../faults/random.js';
import type { Application } from '../setup/application.js';
import { Belongings } from '../setup/belongings.js';
import { candidate, exam } from '../setup/exams.js';
import type { Good, Scene, Target } from './good.js';
import { accessTokenOf } from './operations.js';

/** Odd ones, from none to one that says itself that it is not signed. */
const NO_TOKENS = ['', 'x', '.', 'a.b.c', 'null', 'eyJhbGciOiJub25lIn0.e30.', 'x'.repeat(6_000)];

export class Callers {
  private readonly accessTokens = new WeakMap<Belongings, Promise<string>>();

  private constructor(
    private readonly foreign: Belongings,
    /** Of everything that somebody else has. */
    readonly foreignIds: readonly string[],
    private readonly learner: string,
  ) {}

  static async of(app: Application): Promise<Callers> {
    const foreign = await Belongings.of(app);
    const ids = await foreign.all();
    const { code } = await exam(app, foreign.owner.api);
    const { token } = await candidate(app, code, 'Ada');
    return new Callers(foreign, ids, token);
  }

  /** The request, mostly as its own caller makes it. */
  async one(good: Good, target: Target, { of }: Scene, draws: Draws): Promise<Good> {
    const isStaff = good.token !== undefined && good.token === of.owner.token;
    const who = draws.weighted({
      own: 70,
      'access token': isStaff ? 12 : 0,
      // What ends a log-in would end theirs for good.
      foreign: target.isReading ? 6 : 0,
      learner: 4,
      nobody: 4,
      odd: 2,
    });
    if (who === 'own') return good;
    if (who === 'nobody') return withoutToken(good);
    return { ...good, token: await this.tokenOf(who, of, draws) };
  }

  private async tokenOf(
    who: 'access token' | 'foreign' | 'learner' | 'odd',
    of: Belongings,
    draws: Draws,
  ): Promise<string> {
    if (who === 'foreign') return this.foreign.owner.token;
    if (who === 'learner') return this.learner;
    if (who === 'odd') return draws.pick(NO_TOKENS);
    // Its log-in may have ended by what was sent before.
    const made = this.accessTokens.get(of) ?? accessTokenOf(of).catch(() => of.owner.token);
    this.accessTokens.set(of, made);
    return made;
  }
}

function withoutToken(good: Good): Good {
  const { token, ...rest } = good;
  return token === undefined ? good : rest;
}
