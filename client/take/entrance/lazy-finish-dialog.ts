import { lazy } from '../components/lazy';

/** Few need it, so it is loaded with the pages that are not needed at first. */
export const FinishDialog = lazy(
  async () => (await import('./finish-dialog')).FinishDialog,
  () => null,
);
