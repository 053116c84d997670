import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'A new password for an account whose address was verified.' })
export class ResetPasswordInput {
  @Field({ description: 'The verified address.' })
  email!: string;

  @Field({ description: 'From verifyEmailCode, for RESET_PASSWORD.' })
  proof!: string;

  @Field({ description: 'By the rule of registration.' })
  newPassword!: string;
}

@InputType({ description: 'Undoes a password reset that somebody else made.' })
export class UndoPasswordResetInput {
  @Field({ description: 'What follows the `#` of the mailed link.' })
  token!: string;

  @Field({ description: 'By the rule of registration.' })
  newPassword!: string;
}

@InputType({ description: 'A new password for the account that is logged in.' })
export class ChangePasswordInput {
  @Field({ description: 'The current password.' })
  currentPassword!: string;

  @Field({ description: 'By the rule of registration.' })
  newPassword!: string;
}

@InputType({ description: 'Another e-mail address for the account that is logged in.' })
export class ChangeEmailInput {
  @Field({ description: 'The verified new address.' })
  newEmail!: string;

  @Field({ description: 'The current password.' })
  password!: string;

  @Field({ description: 'From verifyEmailCode, for CHANGE_EMAIL.' })
  proof!: string;
}
