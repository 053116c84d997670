import { useListUrl } from '../../ui/hooks/use-list-url';
import { readResultOrder, writeResultOrder, type ResultOrder } from '../../ui/result-order';

/** The order and filter of the results in the URL. */
export function useResultsUrl() {
  return useListUrl<ResultOrder>({ read: readResultOrder, write: writeResultOrder });
}
