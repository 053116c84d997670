import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const WITHOUT_TWO_FACTOR = Symbol('without two-factor log-in');

/**
 * Opens a handler to sessions that must set up two-factor log-in first, because their institute
 * requires it. To them every other handler is closed.
 */
export const WithoutTwoFactor = (): CustomDecorator<symbol> =>
  SetMetadata(WITHOUT_TWO_FACTOR, true);
