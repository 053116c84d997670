import type { DialogProps } from './dialog-box';
import { lazyComponent } from '../lazy/lazy-component';

/** A modal dialog (dialog-box.tsx), loaded when the first one is opened. */
export const Dialog = lazyComponent<DialogProps>(
  async () => (await import('./dialog-box')).DialogBox,
);
