import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const READING = Symbol('reading');

/** Says of a handler that is called by POST that it only reads: tokens that may only read may call it. */
export const Reading = (): CustomDecorator<symbol> => SetMetadata(READING, true);
