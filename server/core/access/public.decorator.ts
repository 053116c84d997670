import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const PUBLIC = Symbol('public');

/** Opens a handler to people without a log-in. Every handler is closed unless marked so. */
export const Public = (): CustomDecorator<symbol> => SetMetadata(PUBLIC, true);
