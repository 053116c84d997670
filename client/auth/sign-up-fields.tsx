import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { PasswordField } from '../ui/components/password-field';
import { emailRule, instituteRule, nameRule, newPasswordRule } from '../ui/rules/account-rules';

export interface SignUpForm {
  firstName: string;
  lastName: string;
  instituteName: string;
  password: string;
  confirmPassword: string;
  email: string;
}

/** The validation rule of each field (docs/specification.md, section 5). */
export const signUpRules = {
  firstName: nameRule(auth.firstName),
  lastName: nameRule(auth.lastName),
  instituteName: instituteRule,
  password: newPasswordRule,
  confirmPassword: (value: string, { password }: SignUpForm): string | null => {
    if (value === '') return auth.confirmRequired;
    return value === password ? null : auth.passwordsDiffer;
  },
  email: emailRule,
};

/** @returns the first invalid field; null when all are valid */
export function firstInvalidField(values: SignUpForm): keyof SignUpForm | null {
  const names = Object.keys(signUpRules) as (keyof SignUpForm)[];
  return names.find((name) => signUpRules[name](values[name], values) !== null) ?? null;
}

/** @returns the label of the first invalid field; null when all are valid */
export function firstInvalidLabel(values: SignUpForm): string | null {
  const first = firstInvalidField(values);
  return first && auth[first];
}

interface SignUpFieldsProps {
  form: UseFormReturnType<SignUpForm>;
  /** A code for these details was sent or verified. */
  isLocked: boolean;
  arePasswordsLocked: boolean;
}

/** In the order of docs/specification.md, section 2. */
export function SignUpFields({ form, isLocked, arePasswordsLocked }: SignUpFieldsProps) {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={auth.firstName}
          autoComplete="given-name"
          disabled={isLocked}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={auth.lastName}
          autoComplete="family-name"
          disabled={isLocked}
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      <TextInput
        label={auth.instituteName}
        autoComplete="organization"
        disabled={isLocked}
        {...form.getInputProps('instituteName')}
      />
      <PasswordField
        label={auth.password}
        description={auth.passwordHint}
        autoComplete="new-password"
        disabled={arePasswordsLocked}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={auth.confirmPassword}
        autoComplete="new-password"
        disabled={arePasswordsLocked}
        {...form.getInputProps('confirmPassword')}
      />
      <TextInput
        label={auth.email}
        type="email"
        autoComplete="username"
        disabled={isLocked}
        {...form.getInputProps('email')}
      />
    </Stack>
  );
}
