import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { AccountsService } from '../users/accounts/accounts.service.js';

/** Names of creators, read with one query per request (data loader). */
@Injectable()
export class CreatorNames {
  private readonly loaders = new WeakMap<object, DataLoader<string, string>>();

  constructor(private readonly accounts: AccountsService) {}

  /** @param request any object that lives as long as the request */
  async get(request: object, userId: string): Promise<string> {
    let loader = this.loaders.get(request);
    if (!loader) {
      loader = new DataLoader(async (ids) => {
        const names = await this.accounts.findNames(ids);
        return ids.map((id) => names.get(id) ?? '');
      });
      this.loaders.set(request, loader);
    }
    return loader.load(userId);
  }
}
