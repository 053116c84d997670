import type { DialogProps } from './dialog-box';
import { onUse } from '../lazy/lazy-component';

/** A modal dialog (dialog-box.tsx), whose code comes with the first one that is opened. */
export const Dialog = onUse<DialogProps>(async () => (await import('./dialog-box')).DialogBox);
