import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const PUBLIC = Symbol('public');

/** Lets callers without authentication use a handler. All other handlers require it. */
export const Public = (): CustomDecorator<symbol> => SetMetadata(PUBLIC, true);
