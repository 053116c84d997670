import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const WITHOUT_TWO_FACTOR = Symbol('without two-factor log-in');

/**
 * Lets sessions use a handler that must set up two-factor log-in first, because their institute
 * requires it. All other handlers reject them.
 */
export const WithoutTwoFactor = (): CustomDecorator<symbol> =>
  SetMetadata(WITHOUT_TWO_FACTOR, true);
