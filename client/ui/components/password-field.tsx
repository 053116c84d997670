import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { texts } from '../texts/texts';

/**
 * A password field with a button that shows the password. Mantine's own does not set
 * `aria-invalid`.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': texts.common.showPassword }}
      {...props}
    />
  );
}
