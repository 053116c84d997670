import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import pLimit from 'p-limit';
import { In, LessThan, MoreThan } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Chore } from '../core/jobs/handlers.js';
import { Storage } from '../core/storage/storage.js';
import { Image, storageKey } from './image.entity.js';
import { findKeepers, type ImageKeeper } from './keeps-images.js';

/** Time enough to finish the question that an image was sent for. */
const KEEP_UNUSED_MS = 86_400_000;
const LOOKED_AT_ONCE = 500;
/** A store elsewhere takes its time for each file. */
const REMOVED_AT_ONCE = 10;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Removes images that nobody uses, or that never arrived whole. */
@Injectable()
export class ImageSweep implements OnModuleInit {
  private keepers: ImageKeeper[] = [];

  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    this.keepers = findKeepers(this.discovery, this.scanner);
  }

  @Chore({ everyMinutes: 60 })
  async removeUnusedImages(): Promise<void> {
    const createdAt = LessThan(new Date(Date.now() - KEEP_UNUSED_MS));
    let last = BEFORE_ALL;
    for (;;) {
      const images = await this.work.manager.find(Image, {
        select: { id: true },
        where: { createdAt, id: MoreThan(last) },
        order: { id: 'ASC' },
        take: LOOKED_AT_ONCE,
      });
      const ids = images.map((image) => image.id);
      const end = ids.at(-1);
      if (end === undefined) return;
      await this.remove(await this.letGo(await this.unused(ids)));
      last = end;
    }
  }

  /**
   * Takes images out of use, unless somebody has begun to use them. From then on they are not
   * found: not by those who look at them, nor by those who would attach them.
   */
  private async letGo(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    return this.work.run(async ({ manager }) => {
      const free = await manager.find(Image, {
        select: { id: true },
        where: { id: In(ids) },
        // Whoever holds one is about to use it. Once none does, who uses them is asked again.
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      const unused = await this.unused(free.map((image) => image.id));
      await manager.update(Image, { id: In(unused) }, { keptAt: null });
      return unused;
    });
  }

  /** The rows go last: of what is left when this is cut short, the next sweep finds the row. */
  private async remove(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await pLimit(REMOVED_AT_ONCE).map(ids, async (id) => this.storage.remove(storageKey(id)));
    await this.work.manager.delete(Image, { id: In(ids) });
  }

  private async unused(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const used = new Set<string>();
    for (const keeper of this.keepers) for (const id of await keeper(ids)) used.add(id);
    return ids.filter((id) => !used.has(id));
  }
}
