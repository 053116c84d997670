import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { texts } from '../texts/texts';

/** A password that can be shown. The library's own does not tell screen readers that it is wrong. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': texts.common.showPassword }}
      {...props}
    />
  );
}
