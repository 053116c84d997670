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

@InputType({ description: 'Takes back a reset that somebody else has made.' })
export class UndoPasswordResetInput {
  @Field({ description: 'What follows the `#` of the mailed link.' })
  token!: string;

  @Field({ description: 'By the rule of registration.' })
  newPassword!: string;
}

@InputType({ description: 'A new password for whoever is logged in.' })
export class ChangePasswordInput {
  @Field({ description: 'The one that is in use.' })
  currentPassword!: string;

  @Field({ description: 'By the rule of registration.' })
  newPassword!: string;
}

@InputType({ description: 'Another address for whoever is logged in.' })
export class ChangeEmailInput {
  @Field({ description: 'The address that was verified for it.' })
  newEmail!: string;

  @Field({ description: 'The one that is in use.' })
  password!: string;

  @Field({ description: 'From verifyEmailCode, for CHANGE_EMAIL.' })
  proof!: string;
}
