import { Stack, VisuallyHidden, type StackProps } from '@mantine/core';
import { texts } from '../texts/texts';

/**
 * A placeholder while data is fetched. Its children are decorative: screen readers say
 * "Loading...".
 */
export function Loading({ children, ...props }: StackProps) {
  return (
    <Stack role="status" {...props}>
      <VisuallyHidden>{texts.common.loading}</VisuallyHidden>
      {children}
    </Stack>
  );
}
