import { z } from 'zod';
import { boundedText } from '../core/errors/validation.js';

const MAX_SEARCH = 200;

export const resultSearchRules = z.object({
  search: boundedText('Search', MAX_SEARCH).nullish(),
});
