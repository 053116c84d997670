import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../attempts/attempts.module.js';
import { FiguresReader } from './figures-reader.js';

@Module({ imports: [AttemptsModule], providers: [FiguresReader], exports: [FiguresReader] })
export class FiguresModule {}
