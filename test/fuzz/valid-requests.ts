/** Requests that succeed, from which hostile ones are made. */
import type { Api } from '../setup/api.js';
import type { Application } from '../setup/application.js';
import { AccountData } from '../setup/account-data.js';

/** A part of a form. With a file name it is a file. */
export interface Part {
  name: string;
  fileName?: string;
  content: Buffer;
}

/** A request as its caller makes it. */
export interface ValidRequest {
  method: string;
  /** With its query string. */
  path: string;
  /** Absent for an unknown caller. */
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  parts?: Part[];
}

/** The application, and the account that makes the request. Its data is created when first needed. */
export interface RequestContext {
  app: Application;
  account: AccountData;
}

/** An operation or a route, and how to make a request to it that succeeds. */
export interface Target {
  routeGroup: 'graphql' | 'stream' | 'candidates' | 'legacy routes' | 'files' | 'pages';
  /** Name of the operation, or method and path of the route. */
  name: string;
  /** Whether it changes nothing, so that one account serves all such targets. */
  isReadOnly: boolean;
  makeRequest: (context: RequestContext) => Promise<ValidRequest> | ValidRequest;
}

/** A POST of JSON. */
export function post(path: string, json: unknown, by?: Api): ValidRequest {
  return { method: 'POST', path, json, ...(by?.token !== undefined && { token: by.token }) };
}

/** @param by absent: an unknown caller */
export function get(path: string, by?: Api): ValidRequest {
  return { method: 'GET', path, ...(by?.token !== undefined && { token: by.token }) };
}

/** How often a request is mutated before a new one is made: a mutation may have deleted what it names. */
const MAX_USES = 40;

/** Makes valid requests, and reuses each for a while. */
export class ValidRequests {
  private readonly cache = new Map<
    Target,
    { valid: ValidRequest; context: RequestContext; uses: number }
  >();
  private reader: Promise<AccountData> | undefined;

  constructor(private readonly app: Application) {}

  /** @returns the request, with its account */
  async get(target: Target): Promise<{ valid: ValidRequest; context: RequestContext }> {
    const cached = this.cache.get(target);
    if (cached && cached.uses < MAX_USES) {
      cached.uses += 1;
      return cached;
    }
    try {
      const context = { app: this.app, account: await this.accountFor(target) };
      const made = { valid: await target.makeRequest(context), context, uses: 1 };
      this.cache.set(target, made);
      return made;
    } catch (error) {
      // Under this load one of the requests that prepare it may be refused.
      if (cached) return cached;
      throw new Error(`No valid request to ${target.name}: ${String(error)}`, { cause: error });
    }
  }

  private async accountFor({ isReadOnly }: Target): Promise<AccountData> {
    if (!isReadOnly) return AccountData.create(this.app);
    this.reader ??= AccountData.create(this.app);
    return this.reader;
  }
}
