/** The token that a request carries. */
import type { SeededRandom } from '../faults/random.js';
import type { Application } from '../setup/application.js';
import { AccountData } from '../setup/account-data.js';
import { candidate, exam } from '../setup/exams.js';
import type { ValidRequest, RequestContext, Target } from './valid-requests.js';
import { accessTokenOf } from './operations.js';

/** From an empty one to one that declares itself unsigned (`alg: none`). */
const INVALID_TOKENS = [
  '',
  'x',
  '.',
  'a.b.c',
  'null',
  'eyJhbGciOiJub25lIn0.e30.',
  'x'.repeat(6_000),
];

export class Callers {
  private readonly accessTokens = new WeakMap<AccountData, Promise<string>>();

  private constructor(
    private readonly stranger: AccountData,
    /** Of all data of the stranger's account. */
    readonly foreignIds: readonly string[],
    private readonly candidateToken: string,
  ) {}

  static async create(app: Application): Promise<Callers> {
    const stranger = await AccountData.create(app);
    const ids = await stranger.allIds();
    const { code } = await exam(app, stranger.owner.api);
    const { token } = await candidate(app, code, 'Ada');
    return new Callers(stranger, ids, token);
  }

  /** The request, mostly with its own token. */
  async withSomeToken(
    valid: ValidRequest,
    target: Target,
    { account }: RequestContext,
    draws: SeededRandom,
  ): Promise<ValidRequest> {
    const isStaff = valid.token !== undefined && valid.token === account.owner.token;
    const who = draws.weighted({
      own: 70,
      'access token': isStaff ? 12 : 0,
      // A mutation that ends a log-in would end the stranger's for good.
      foreign: target.isReadOnly ? 6 : 0,
      candidate: 4,
      none: 4,
      invalid: 2,
    });
    if (who === 'own') return valid;
    if (who === 'none') return withoutToken(valid);
    return { ...valid, token: await this.tokenOf(who, account, draws) };
  }

  private async tokenOf(
    who: 'access token' | 'foreign' | 'candidate' | 'invalid',
    account: AccountData,
    draws: SeededRandom,
  ): Promise<string> {
    if (who === 'foreign') return this.stranger.owner.token;
    if (who === 'candidate') return this.candidateToken;
    if (who === 'invalid') return draws.pick(INVALID_TOKENS);
    // An earlier request may have ended the log-in.
    const made =
      this.accessTokens.get(account) ?? accessTokenOf(account).catch(() => account.owner.token);
    this.accessTokens.set(account, made);
    return made;
  }
}

function withoutToken(valid: ValidRequest): ValidRequest {
  const { token, ...rest } = valid;
  return token === undefined ? valid : rest;
}
