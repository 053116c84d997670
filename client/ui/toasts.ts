/** Messages at the top right that go after five seconds (specification, section 9). */
import { notifications } from '@mantine/notifications';
import type { Tone } from './notice';
import { texts } from './texts';

const COLORS: Record<Tone, string> = { success: 'green', failure: 'red', warning: 'yellow' };

export function toast(tone: Tone, message: string): void {
  // Failures interrupt a screen reader, the rest waits for a pause.
  const role = tone === 'failure' ? 'alert' : 'status';
  const closeButtonProps = { 'aria-label': texts.common.close };
  notifications.show({ message, color: COLORS[tone], role, closeButtonProps });
}
