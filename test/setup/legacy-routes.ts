/** Every route of docs/legacy-api.md, listed so that none can be lost unnoticed. */

const SMALL = 64 * 1024;
const QUESTIONS = 2 * 1024 * 1024;
const FILE = 15 * 1024 * 1024;

export interface ContractRoute {
  name: string;
  isPublic: boolean;
  /** Maximum bytes of its body. */
  bodyLimit: number;
}

const route = (name: string, isPublic: boolean, bodyLimit = SMALL): ContractRoute => ({
  name,
  isPublic,
  bodyLimit,
});

export const PUBLIC_ROUTES = [
  'getInTouch_M',
  'feedBackExamBuilder_M',
  'userLoginN_M',
  'forgetpasswordLN_M',
  'resetpasswordN_M',
  'forgetpasswordN_M',
  'userRegisterN_M',
].map((name) => route(name, true));

export const STAFF_ROUTES = [
  ...[
    'userDashboard_M',
    'DashbordDel_M',
    'quizzIdentity_M',
    'quizzCoutMCQ_M',
    'paperSubmitCheck_M',
    'dashbordQuizzinfo_M',
    'dashquestiondel_M',
    'DashbordEdit_M',
    'userProfile_M',
    'quizDuration_M',
  ].map((name) => route(name, false)),
  ...['quizzQuestionService_M', 'quizzDiscriptiveQuestionService_M', 'dashquestionEdit_M'].map(
    (name) => route(name, false, QUESTIONS),
  ),
  ...[
    'quizzQuestionServiceExcel_M',
    'quizzdescriptiveQuestionServiceExcel_M',
    'imagesS3Bucket_M',
    'userProfileImage_S3_M',
  ].map((name) => route(name, false, FILE)),
];

export const ROUTES = [...PUBLIC_ROUTES, ...STAFF_ROUTES];

/** Both addresses of every route. */
export const PATHS = ROUTES.flatMap(({ name }) => [`/${name}`, `/v1/${name}`]);
