import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Scheduled } from '../core/jobs/handlers.js';
import { StoredFiles } from '../core/storage/stored-files.js';
import { IMAGES } from './image.entity.js';
import { findUsedImageLookups, type UsedImageLookup } from './used-images.js';

/** Enough time to finish the question for which an image was uploaded. */
const KEEP_UNUSED_MS = 86_400_000;

/** Removes images that are unused, or that were never received completely. */
@Injectable()
export class ImageSweep implements OnModuleInit {
  private lookups: UsedImageLookup[] = [];

  constructor(
    private readonly files: StoredFiles,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    this.lookups = findUsedImageLookups(this.discovery, this.scanner);
  }

  @Scheduled({ everyMinutes: 60 })
  async removeUnusedImages(): Promise<void> {
    await this.files.sweep(IMAGES, {
      outdated: 'file.createdAt < :before',
      parameters: { before: new Date(Date.now() - KEEP_UNUSED_MS) },
      findUnused: async (ids) => this.unused(ids),
    });
  }

  private async unused(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const used = new Set<string>();
    for (const findUsed of this.lookups) for (const id of await findUsed(ids)) used.add(id);
    return ids.filter((id) => !used.has(id));
  }
}
