/**
 * Every text people read, in one catalogue. Texts that the specification gives are exact; the
 * section they come from stands beside them.
 */
export const texts = {
  brand: 'Examwright',
  common: {
    cancel: 'Cancel',
    stay: 'Stay',
    retry: 'Try again',
    close: 'Close',
    notAvailable: 'N/A',
    pageOf: (page: number, total: number) => `${page} / ${total}`,
    previous: 'Previous page',
    next: 'Next page',
    loading: 'Loading...',
    skipToContent: 'Skip to content',
  },
  errors: {
    offline: 'No response from server. Please try again.', // section 8
    unexpected: 'An unexpected error occurred.', // section 8
    server: 'Internal Server Error. Please try again later.', // section 8
    tryAgainIn: (seconds: number) =>
      seconds > 90
        ? `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`
        : `Too many tries. Try again in ${seconds} seconds.`,
    chunk: 'ChunkLoadError: a part of the page could not be loaded.', // decision 14
    chunkHint: 'The line may be down, or a new version has been installed. Reload to go on.',
    application: 'Unexpected Application Error', // section 8
    reload: 'Reload',
    expired: 'Your session has ended. Log in to go on where you were.',
  },
  shell: {
    dashboard: 'Dashboard',
    allQuizzes: 'All Quizzes',
    classLists: 'Class Lists',
    menu: 'Main menu',
    toggleMenu: 'Show or hide the menu',
    account: 'Account',
    logOut: 'Log Out',
    viewerFailed: 'Your account could not be fetched',
    viewerFailedHint: 'Without its time zone no times can be shown.',
    viewerRetry: 'Fetch it again',
  },
  auth: {
    logInTitle: 'Log in',
    logInLead: 'to your exams',
    email: 'Email',
    password: 'Password',
    logIn: 'Log In',
    loading: 'Loading...', // section 4
    noAccount: 'No account yet?',
    signUp: 'Sign Up',
    signUpTitle: 'Sign up',
    signUpLead: 'Write your first exam in a few minutes.',
    firstName: 'First Name',
    lastName: 'Last Name',
    instituteName: 'Institute Name',
    confirmPassword: 'Confirm Password',
    passwordHint: 'At least 8 characters: upper and lower case, and one of !@#$%^&*',
    verifyEmail: 'Verify Email',
    otp: 'OTP',
    otpHint: (email: string) => `The six-digit code that was mailed to ${email}.`,
    verifyOtp: 'Verify OTP',
    verified: 'Your e-mail address is verified.',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    codeSent: (email: string) => `A code is on its way to ${email}.`,
    changeDetails: 'Change my details',
    haveAccount: 'Already have an account?',
    clickHere: 'Click here to Login', // section 4
    // Section 5.
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
    otpRequired: 'OTP is required',
    otpWrong: 'Wrong, or no longer valid. After five wrong tries, send a new code.',
    showPassword: 'Show or hide the password',
    // Section 8.
    wrongPassword: 'Invalid Username or Password',
    emailUnknown: 'Email not found. Please register first.',
    badRequest: 'Bad Request. Please check your input.',
    otpFailed: 'OTP verification failed',
    registrationFailed: 'Registration failed',
    codeFailed: 'Email verification failed',
    registered: 'Registration successful',
  },
  quizzes: {
    title: 'All Quizzes',
    create: 'Create new exam',
    search: 'Search by title',
    filter: 'Filters',
    complete: 'Complete',
    incomplete: 'Incomplete',
    active: 'Active',
    inactive: 'Inactive',
    clearFilters: 'Clear Filters',
    columns: {
      title: 'Quiz Title',
      creator: 'Creator Name',
      status: 'Status',
      questions: 'Total Questions',
      completed: 'Is Completed',
      created: 'Created At',
      actions: 'Actions',
    },
    completedYes: 'Completed',
    completedNo: 'Incompleted', // section 3
    view: 'View',
    viewNamed: (title: string) => `View ${title}`,
    addQuestions: 'Add questions',
    addQuestionsTo: (title: string) => `Add questions to ${title}`,
    give: 'Give',
    giveNamed: (title: string) => `Give ${title} as an exam`,
    giveNext: 'Give this exam',
    submittedTitle: (title: string) => `The paper of ${title} is submitted`,
    submittedHint: 'Next: who takes it, when, and by which rules.',
    empty: 'No exams available', // section 2
    emptyHint: 'Create an exam, then fill it from a spreadsheet.',
    noMatch: 'No exams found', // section 8
    noMatchHint: 'No exam fits the search and filters.',
    failed: 'Failed to fetch exam details', // section 8
    enterTitle: 'Enter Exam Title', // section 2
    titleLabel: 'Exam title',
    getStarted: 'Get Started', // section 2
    titleRequired: 'The title is required',
    titleTooLong: 'The title must be at most 200 characters long',
    createFailed: 'Failed to create exam', // section 8
    created: 'Exam created successfully', // section 8
  },
  exam: {
    title: 'Add questions',
    total: 'Total Questions',
    kind: 'Question type',
    mcq: 'Multiple Choice Questions', // section 2
    descriptive: 'Subjective',
    submit: 'Submit Questions Paper', // section 2
    submitted: 'Question paper submitted successfully!', // section 8
    submitFailed: 'Failed to submit question paper. Please try again.', // section 8
    submitEmpty: 'Add at least one question before you submit the paper.',
    viewQuestions: 'View the questions',
  },
  imports: {
    heading: 'Import from a spreadsheet',
    drop: 'Drop an .xlsx file here, or choose one',
    choose: 'Choose a file',
    limits: 'Up to 20,000 rows and 15 MB.',
    columnsLead: 'The first row names the columns, in any order:',
    columns: {
      MCQ: [
        { name: 'Question' },
        { name: 'Option 1' },
        { name: 'Option 2' },
        { name: 'Option 3 ... Option 10', optional: true },
        { name: 'Correct Answer', hint: 'number, letter or exact text of the right option' },
        { name: 'Description', optional: true },
      ],
      DESCRIPTIVE: [
        { name: 'Question' },
        { name: 'Answer', optional: true },
        { name: 'Marks', optional: true },
      ],
    },
    optional: 'optional',
    wrongType:
      'Only .xlsx files can be imported. In your spreadsheet program, choose Save As .xlsx.',
    tooLarge: 'The file is larger than 15 MB. Split it into smaller ones.',
    empty: 'The file is empty.',
    onlyFirst: (name: string) => `One file at a time: only ${name} was taken.`,
    steps: { upload: 'Upload', READING: 'Read', CHECKING: 'Check', STORING: 'Store' },
    uploaded: (percent: number) => `${percent} %`,
    rows: (done: string, total: string) => `${done} of ${total} rows`,
    waiting: 'Waiting for its turn',
    reading: 'Reading the workbook',
    leaveTitle: 'The file is still being uploaded',
    leaveHint: 'If you leave now, the upload stops and nothing is imported.',
    leaveAnyway: 'Stop and leave',
    leave: 'You can leave this page: the import goes on, and the exam shows how it stands.',
    success: 'Excel file uploaded successfully!', // section 8
    failure: 'Failed to upload Excel file. Please try again.', // section 8
    stored: (count: number, formatted: string) =>
      count === 1 ? '1 question was added.' : `${formatted} questions were added.`,
    refusedTitle: (formatted: string, count: number) =>
      count === 1 ? '1 cell needs repair' : `${formatted} cells need repair`,
    refusedHint:
      'Nothing was stored. Repair these cells in your spreadsheet, save it and import it again.',
    refusedWhole: 'The file cannot be imported',
    failedTitle: 'The import broke down',
    another: 'Import another file',
    again: 'Import the repaired file',
    unknown: 'It is not known how this import stands',
    notFound: 'This import no longer exists.',
    lostTouch: 'The server does not answer just now. The import goes on; this page keeps asking.',
    table: {
      caption: 'Cells that need repair',
      captionCut: (formatted: string) => `The first ${formatted} cells that need repair`,
      failed: 'The list of these cells could not be fetched.',
      row: 'Row',
      column: 'Column',
      value: 'Cell',
      message: 'What to do',
      blank: '(blank)',
    },
    progress: 'Progress of the import',
  },
  detail: {
    title: 'Quiz',
    creator: 'Creator',
    status: 'Status',
    completed: 'Completed',
    yes: 'Yes',
    no: 'No',
    created: 'Created',
    addQuestions: 'Add Question',
    give: 'Give this exam',
    failed: 'Failed to fetch quiz details', // section 8
    none: 'No quiz details available', // section 8
    goneHint: 'It may have been deleted. Choose an exam from the list.',
    noQuestions: 'No questions yet',
    noQuestionsHint: 'Fill the exam from a spreadsheet.',
    noSubjective: 'No subjective questions available', // section 2
    correct: 'Correct answer',
    explanation: 'Description',
    answer: 'Answer',
    marks: (marks: number) => (marks === 1 ? '1 mark' : `${marks} marks`),
    mcq: 'Multiple choice',
    descriptive: 'Subjective',
    question: (position: number) => `Question ${position}`,
  },
} as const;
