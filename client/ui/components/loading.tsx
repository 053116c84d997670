import { Stack, VisuallyHidden, type StackProps } from '@mantine/core';
import { texts } from '../texts/texts';

/** Stands where what is being fetched will. Its children are decorative: screen readers say "Loading...". */
export function Loading({ children, ...props }: StackProps) {
  return (
    <Stack role="status" {...props}>
      <VisuallyHidden>{texts.common.loading}</VisuallyHidden>
      {children}
    </Stack>
  );
}
