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
  remembered: 'This browser is remembered. You can log in without a password.',
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
    before: 'By signing up, you agree to our',
    terms: 'Terms',
    between: '. What we store is explained in our',
    privacy: 'Privacy Policy',
  },
  verifyEmail: 'Verify Email',
  otp: 'OTP',
  // An address that has an account gets a mail without a code, and the page must not show which.
  otpHint: (email: string) =>
    `Read the message to ${email}, and check the spam folder. If there is a six-digit code in it, type it here.`,
  verifyOtp: 'Verify OTP',
  verified: 'Your e-mail address is verified.',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  resendMail: 'Send another message',
  resendMailIn: (seconds: number) => `Send another message in ${seconds} s`,
  mailSent: (email: string) => `We have sent a message to ${email}. It says what to do next.`,
  changeDetails: 'Change my details',
  missing: (field: string) => `Before you sign up, fill in: ${field}.`,
  haveAccount: 'Already have an account?',
  clickHere: 'Click here to Login', // section 4
  forgotTitle: 'Forgot password',
  forgotLead: 'We e-mail you a code. Use it to set a new password.',
  sendCode: 'Send code',
  backToLogin: 'Back to Login',
  codeTitle: 'Check your e-mail',
  resetHint: (email: string) =>
    `If there is an account for ${email}, we have sent a six-digit code there. You have ten minutes and five tries.`,
  noCodeHint: 'The six digits in the e-mail.',
  notSent: 'No code was sent.',
  notSentAgain: 'No new code was sent.',
  earlierWorks: (why: string) =>
    `${why} The earlier code still works for ten minutes after it was sent.`,
  earlierElsewhere: (why: string) =>
    `${why} If you asked for a code in another tab or browser, you can still use it there.`,
  otherAddress: 'Use another e-mail address',
  newPasswordTitle: 'Choose a new password',
  newPassword: 'New Password',
  repeatPassword: 'Repeat New Password',
  setPassword: 'Set the new password',
  notChecked: 'The code could not be checked.',
  notSet: 'The new password was not set.',
  proofOver:
    'The code has expired, or the password has already been changed. Try the new password, or send a new code.',
  passwordChangedLead: 'All browsers and programs have been logged out.',
  undoTitle: 'Undo the password change',
  undoLead:
    'If you did not change your password, choose a new one here. This logs out the person who changed it and restores your e-mail address. It also switches off two-factor log-in if it was set up since, and revokes all access tokens.',
  undone: 'You have your account back.',
  undoneLead:
    'All browsers and programs have been logged out. Check your colleagues, quizzes and access tokens for changes you did not make.',
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
  otpWrong: 'This code is wrong or has expired. After five wrong tries, ask for another message.',
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
