import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { AttemptProgress } from '../attempt.types.js';
import { listProgress } from './invigilation.queries.js';

/** Counts the answered questions of all listed attempts with one statement a request. */
@Injectable()
export class AttemptProgressCounts {
  private readonly loaders = new WeakMap<object, DataLoader<string, AttemptProgress | null>>();

  constructor(private readonly work: UnitOfWork) {}

  /**
   * The caller checks that the viewer may see the attempt.
   * @param request an object that lives as long as the request
   * @returns null for an attempt that is gone
   */
  async read(request: object, attemptId: string): Promise<AttemptProgress | null> {
    let loader = this.loaders.get(request);
    if (!loader) {
      // Nothing is remembered: a request can change an attempt and then ask for it again.
      loader = new DataLoader(async (ids) => this.count(ids), { cache: false });
      this.loaders.set(request, loader);
    }
    return loader.load(attemptId);
  }

  private async count(ids: readonly string[]): Promise<(AttemptProgress | null)[]> {
    const rows = await listProgress(this.work.manager, { ids: [...new Set(ids)] });
    const byId = new Map(rows.map(({ id, ...progress }) => [id, progress]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
