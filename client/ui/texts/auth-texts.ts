/**
 * Texts of log-in, password reset and sign-up. Those fixed by docs/specification.md name their
 * section.
 */
export const authTexts = {
  logInTitle: 'Log in',
  logInLead: 'to your exams',
  email: 'Email',
  password: 'Password',
  logIn: 'Log In',
  rememberMe: 'Remember Me',
  remembered: 'This browser is remembered: log in without a password.',
  notRemembered: 'This browser is not remembered any more. Log in with your password.',
  forgot: 'Forgot password?',
  loggedInAs: (email: string) => `This browser is logged in as ${email}.`,
  toQuizzes: 'Go to your quizzes',
  noAccount: 'No account yet?',
  signUp: 'Sign Up',
  signUpTitle: 'Sign up',
  signUpLead: 'Write your first exam in a few minutes.',
  firstName: 'First Name',
  lastName: 'Last Name',
  instituteName: 'Institute Name',
  confirmPassword: 'Confirm Password',
  passwordHint:
    'Use at least 8 characters. Only A–Z, a–z, 0–9 and the symbols !@#$%^&* are allowed. Include an upper-case letter, a lower-case letter and one of these symbols.',
  terms: {
    before: 'By signing up you agree to the',
    terms: 'Terms',
    between: '. What is stored is said in the',
    privacy: 'Privacy Policy',
  },
  verifyEmail: 'Verify Email',
  otp: 'OTP',
  // An address that has an account gets a mail without a code, and the page must not show which.
  otpHint: (email: string) =>
    `Read the mail to ${email}, and look in the spam folder, too. If there is a six-digit code in it, type it here.`,
  verifyOtp: 'Verify OTP',
  verified: 'Your e-mail address is verified.',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  resendMail: 'Send another mail',
  resendMailIn: (seconds: number) => `Send another mail in ${seconds} s`,
  mailSent: (email: string) => `We have sent a mail to ${email}. It says how to go on.`,
  changeDetails: 'Change my details',
  missing: (field: string) => `Fill in before you sign up: ${field}.`,
  haveAccount: 'Already have an account?',
  clickHere: 'Click here to Login', // section 4
  forgotTitle: 'Forgot password',
  forgotLead: 'A code is mailed to you; with it you set a new password.',
  sendCode: 'Send the code',
  backToLogin: 'Back to Login',
  codeTitle: 'Read your mail',
  resetHint: (email: string) =>
    `If there is an account for ${email}, a six-digit code was mailed there. It is good for ten minutes and five tries.`,
  noCodeHint: 'The six digits of the mail.',
  notSent: 'No code was sent.',
  notSentAgain: 'No new code was sent.',
  earlierWorks: (why: string) =>
    `${why} The earlier code still works, for ten minutes after it was mailed.`,
  earlierElsewhere: (why: string) =>
    `${why} If you asked for a code in another tab or browser, it still works there.`,
  otherAddress: 'Use another address',
  newPasswordTitle: 'Choose a new password',
  newPassword: 'New Password',
  repeatPassword: 'Repeat New Password',
  setPassword: 'Set the new password',
  notChecked: 'The code could not be checked.',
  notSet: 'The new password was not set.',
  proofOver:
    'Too much time has passed, or the password was changed already. Try to log in with the new one, or send a new code.',
  passwordChangedLead: 'Every browser and program has been logged out.',
  undoTitle: 'Undo the change of your password',
  undoLead:
    'Somebody has changed it, and it was not you? Choose another password. Whoever has changed it is logged out, and your account has its e-mail address again. Two-factor log-in that was set up since is switched off, and all access tokens are revoked.',
  undone: 'Your account is yours again.',
  undoneLead:
    'Every browser and program has been logged out. Look through your colleagues, quizzes and access tokens for what you did not do yourself.',
  login: 'Login', // section 2
  // docs/specification.md, section 5.
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  passwordRequired: 'Password is required',
  passwordRule:
    'Must be 8 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character: @$!%*?&',
  nameRequired: (name: string) => `${name} is required`,
  nameLetters: (name: string) => `${name} must contain only alphabets`,
  nameTooLong: (name: string) => `${name} must be at most 28 characters long`,
  instituteRequired: 'Institute Name is required',
  instituteLetters: 'Institute Name must contain only alphanumeric characters',
  instituteTooLong: 'Institute Name must be at most 200 characters long',
  confirmRequired: 'Confirm Password is required',
  passwordsDiffer: 'Passwords must match',
  resetDiffers: 'Passwords do not match',
  otpRequired: 'OTP is required',
  otpWrong: 'Wrong, or no longer valid. After five wrong tries, ask for another mail.',
  // docs/specification.md, section 8.
  wrongPassword: 'Invalid Username or Password',
  emailUnknown: 'Email not found. Please register first.',
  badRequest: 'Bad Request. Please check your input.',
  otpFailed: 'OTP verification failed',
  registrationFailed: 'Registration failed',
  codeFailed: 'Email verification failed',
  registered: 'Registration successful',
  otherFailure: 'An error occurred. Please try again.',
  invalidOtp: 'Invalid OTP. Please try again.',
  passwordChanged: 'Password changed successfully!',
} as const;
