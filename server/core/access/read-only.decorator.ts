import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const READ_ONLY = Symbol('read-only');

/** Marks a POST handler that only reads, so that access tokens with scope `read` may call it. */
export const ReadOnly = (): CustomDecorator<symbol> => SetMetadata(READ_ONLY, true);
