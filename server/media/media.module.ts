import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImageSweep } from './image-sweep.js';
import { ImagesController } from './images.controller.js';
import { ImagesService } from './images.service.js';
import { Image } from './image.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Image])],
  providers: [ImagesService],
  exports: [ImagesService],
})
export class MediaModule {}

@Module({ imports: [MediaModule], controllers: [ImagesController] })
export class MediaApiModule {}

@Module({ imports: [DiscoveryModule, TypeOrmModule.forFeature([Image])], providers: [ImageSweep] })
export class MediaWorkerModule {}
