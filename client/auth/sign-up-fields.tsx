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

/** What each field has to be (specification, section 5). */
export const signUpChecks = {
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

/** @returns the first field that is not as it has to be; null: all are */
export function missingName(values: SignUpForm): keyof SignUpForm | null {
  const names = Object.keys(signUpChecks) as (keyof SignUpForm)[];
  return names.find((name) => signUpChecks[name](values[name], values) !== null) ?? null;
}

/** @returns its label */
export function stillMissing(values: SignUpForm): string | null {
  const first = missingName(values);
  return first && auth[first];
}

interface SignUpFieldsProps {
  form: UseFormReturnType<SignUpForm>;
  /** The code for these details is on its way, or has come back. */
  isLocked: boolean;
  arePasswordsLocked: boolean;
}

/** In the order of section 2. */
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
