import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository } from 'typeorm';
import { Scheduled } from '../core/jobs/handlers.js';
import type { StoredFilePage } from '../core/storage/stored-file.js';
import { StoredFiles } from '../core/storage/stored-files.js';
import { Image, IMAGES } from './image.entity.js';
import { findUsedImageLookups, type UsedImageLookup } from './used-images.js';

/** Enough time to finish the question for which an image was uploaded. */
const KEEP_UNUSED_MS = 86_400_000;

/** Removes images that are unused, or that were never received completely. */
@Injectable()
export class ImageSweep implements OnModuleInit {
  private lookups: UsedImageLookup[] = [];

  constructor(
    @InjectRepository(Image) private readonly images: Repository<Image>,
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
      findOutdated: async (page) => this.findOld(page),
      findUnused: async (ids) => this.unused(ids),
    });
  }

  private async findOld({ after, limit }: StoredFilePage): Promise<{ id: string }[]> {
    const before = new Date(Date.now() - KEEP_UNUSED_MS);
    return this.images.find({
      select: { id: true },
      where: { id: MoreThan(after), createdAt: LessThan(before) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  private async unused(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const used = new Set<string>();
    for (const findUsed of this.lookups) for (const id of await findUsed(ids)) used.add(id);
    return ids.filter((id) => !used.has(id));
  }
}
