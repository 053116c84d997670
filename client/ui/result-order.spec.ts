import { expect, it } from 'vitest';
import { readResultOrder, RESULT_FILTERS, RESULT_SORTS, writeResultOrder } from './result-order';

it('is read from a URL as it was written', () => {
  for (const sort of RESULT_SORTS)
    for (const filter of [null, ...RESULT_FILTERS]) {
      const url = new URLSearchParams();
      writeResultOrder({ sort, filter }, url);
      expect(readResultOrder(url)).toEqual({ sort, filter });
    }
});

it('is the usual one where an old link names another', () => {
  const url = new URLSearchParams({ show: 'tallest', only: 'nobody' });
  expect(readResultOrder(url)).toEqual({ sort: 'LATEST', filter: null });
});
