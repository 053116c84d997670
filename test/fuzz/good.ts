/** Requests that succeed: what hostile ones are made of. */
import type { Api } from '../setup/api.js';
import type { Application } from '../setup/application.js';
import { Belongings } from '../setup/belongings.js';

/** A part of a form. With a file name it is a file. */
export interface Part {
  name: string;
  fileName?: string;
  content: Buffer;
}

/** A request as its caller makes it. */
export interface Good {
  method: string;
  /** With its query. */
  path: string;
  /** Absent of a stranger. */
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  parts?: Part[];
}

/** Whose request it is. What it names is made when it is first asked for. */
export interface Scene {
  app: Application;
  of: Belongings;
}

/** An operation or a route, and how a request of it succeeds. */
export interface Target {
  door: 'graphql' | 'stream' | 'learners' | 'older routes' | 'files' | 'pages';
  /** Of the operation, or method and path of the route. */
  name: string;
  /** Whether it changes nothing, so that one account will do for all of them. */
  isReading: boolean;
  make: (scene: Scene) => Promise<Good> | Good;
}

/** A POST of JSON. */
export function post(path: string, json: unknown, by?: Api): Good {
  return { method: 'POST', path, json, ...(by?.token !== undefined && { token: by.token }) };
}

/** @param by absent: a stranger */
export function get(path: string, by?: Api): Good {
  return { method: 'GET', path, ...(by?.token !== undefined && { token: by.token }) };
}

/** How often a request is spoilt before another one is made: what it names may be gone by it. */
const USES = 40;

/** Makes them, and keeps each for a while. */
export class GoodRequests {
  private readonly kept = new Map<Target, { good: Good; scene: Scene; uses: number }>();
  private reader: Promise<Belongings> | undefined;

  constructor(private readonly app: Application) {}

  /** @returns the request, and whose it is */
  async of(target: Target): Promise<{ good: Good; scene: Scene }> {
    const kept = this.kept.get(target);
    if (kept && kept.uses < USES) {
      kept.uses += 1;
      return kept;
    }
    try {
      const scene = { app: this.app, of: await this.belongings(target) };
      const made = { good: await target.make(scene), scene, uses: 1 };
      this.kept.set(target, made);
      return made;
    } catch (error) {
      // Under such a load a request of several that lead to it may be turned away.
      if (kept) return kept;
      throw new Error(`No good request of ${target.name}: ${String(error)}`, { cause: error });
    }
  }

  private async belongings({ isReading }: Target): Promise<Belongings> {
    if (!isReading) return Belongings.of(this.app);
    this.reader ??= Belongings.of(this.app);
    return this.reader;
  }
}
