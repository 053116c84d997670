import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Attempt } from './attempt.entity.js';

/** Attempts of candidates, read once a request however many candidates are listed. */
@Injectable()
export class CandidateAttempts {
  private readonly loaders = new WeakMap<object, DataLoader<string, Attempt[]>>();

  constructor(private readonly work: UnitOfWork) {}

  /**
   * Those of a candidate whom the viewer may see, the first first.
   * @param request whatever lives as long as the request does
   */
  async list(request: object, candidateId: string): Promise<Attempt[]> {
    let loader = this.loaders.get(request);
    if (!loader) {
      loader = new DataLoader(async (ids) => this.read(ids));
      this.loaders.set(request, loader);
    }
    return loader.load(candidateId);
  }

  private async read(candidateIds: readonly string[]): Promise<Attempt[][]> {
    const where = { candidateId: In(candidateIds) };
    const rows = await this.work.manager.find(Attempt, { where, order: { number: 'ASC' } });
    return candidateIds.map((id) => rows.filter(({ candidateId }) => candidateId === id));
  }
}
