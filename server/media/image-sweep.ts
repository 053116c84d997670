import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Scheduled } from '../core/jobs/handlers.js';
import { StoredFiles } from '../core/storage/stored-files.js';
import { IMAGES } from './image.entity.js';
import { findImageUsers, type ImageUser } from './uses-images.js';

/** Time enough to finish the question that an image was sent for. */
const KEEP_UNUSED_MS = 86_400_000;

/** Removes images that nobody uses, or that never arrived whole. */
@Injectable()
export class ImageSweep implements OnModuleInit {
  private keepers: ImageUser[] = [];

  constructor(
    private readonly files: StoredFiles,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    this.keepers = findImageUsers(this.discovery, this.scanner);
  }

  @Scheduled({ everyMinutes: 60 })
  async removeUnusedImages(): Promise<void> {
    await this.files.sweep(IMAGES, {
      outdated: 'file.createdAt < :before',
      parameters: { before: new Date(Date.now() - KEEP_UNUSED_MS) },
      unused: async (ids) => this.unused(ids),
    });
  }

  private async unused(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const used = new Set<string>();
    for (const keeper of this.keepers) for (const id of await keeper(ids)) used.add(id);
    return ids.filter((id) => !used.has(id));
  }
}
