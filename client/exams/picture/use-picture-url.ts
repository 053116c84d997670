import { useListUrl } from '../../ui/hooks/use-list-url';
import { oneOf } from '../../ui/one-of';
import { ORDERS, type Order } from './picture-columns';

interface PictureAddress {
  order: Order;
  /** Which of the questions, from 1. */
  part: number;
  /** The same in words. */
  isTable: boolean;
}

/** The order and form of the picture in the URL, so that Back keeps it. */
export function usePictureUrl() {
  return useListUrl<PictureAddress>({
    read: (url) => ({
      order: oneOf(ORDERS, url.get('order')) ?? 'HARDEST',
      part: Math.max(1, Number.parseInt(url.get('part') ?? '1', 10) || 1),
      isTable: url.get('as') === 'table',
    }),
    write: ({ order, part, isTable }, url) => {
      if (order !== 'HARDEST') url.set('order', order.toLowerCase());
      if (part > 1) url.set('part', String(part));
      if (isTable) url.set('as', 'table');
    },
  });
}
