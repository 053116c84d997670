import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import DataLoader from 'dataloader';
import { In, Repository } from 'typeorm';
import { Attempt } from './attempt.entity.js';

/** Reads the attempts of all listed candidates with one statement a request. */
@Injectable()
export class CandidateAttempts {
  private readonly loaders = new WeakMap<object, DataLoader<string, Attempt[]>>();

  constructor(@InjectRepository(Attempt) private readonly attempts: Repository<Attempt>) {}

  /**
   * Returns the attempts of a candidate, the first first. The caller checks that the viewer may see them.
   * @param request an object that lives as long as the request
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
    const rows = await this.attempts.find({ where, order: { number: 'ASC' } });
    return candidateIds.map((id) => rows.filter(({ candidateId }) => candidateId === id));
  }
}
