import plugin from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { read } from './setup/sources.js';

/** The rules of @graphql-eslint for schemas and for Relay, with all exceptions. */

const schema = read('schema.graphql');
const { rules: recommended } = plugin.configs['flat/schema-recommended'];
const { rules: relay } = plugin.configs['flat/schema-relay'];

/** Lists for people are pages; lists of values are no connections, and no record is found by its id alone. */
const edgeTypes = { shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false };

/** An image is named by the field that stores its id, and a payload without anything else says `success`. */
const PREFIXED = [
  'Field "imageId" starts with the name of the parent type "Image"',
  'Field "success" starts with the name of the parent type "Success"',
];

/** Types of values and of answers: they have no identity of their own. Those that end like this are lists, too. */
const LISTS = /(?:Page|Connection|Edge|Info)$/;
const VALUES = [
  'AddOn',
  'AdjustedResult',
  'AdjustmentPreview',
  'AnsweredDescriptive',
  'AnsweredMcq',
  'AnsweredOption',
  'AttemptPaper',
  'AttemptProgress',
  'AuditDetail',
  'AuditLog',
  'BubbleRow',
  'BubbleSheet',
  'CandidateLink',
  'ChosenLevel',
  'ClassPicture',
  'ClassPictureQuestion',
  'ClassPictureResult',
  'ConfirmedLogIn',
  'CreatedAccessToken',
  'EmailCodeRequest',
  'EmailProof',
  'Exam',
  'ExamChange',
  'ExamFigures',
  'ExamFinding',
  'ExamPause',
  'ExamPreview',
  'ExamProgress',
  'ExamRules',
  'ExportProblem',
  'ExtendedAttempts',
  'Figure',
  'FigureSummary',
  'FiguresState',
  'GivenGrade',
  'GivenLevel',
  'GradeBand',
  'GradeState',
  'Image',
  'ImportCell',
  'ImportFault',
  'ImportPreviewRow',
  'ImportProblem',
  'ImportWarning',
  'InvitedCandidates',
  'LearnerProgress',
  'LearnerRetention',
  'LogIn',
  'MailedTimes',
  'MarkedLearner',
  'Marking',
  'MarkingAssignment',
  'MarkingLearner',
  'MarkingQuestion',
  'MarkingSettings',
  'MarkingTeam',
  'MarkingTeamMember',
  'MessageRecipients',
  'OpenInvitation',
  'OptionFigures',
  'PaperChange',
  'PaperChanges',
  'PausedAttempts',
  'PeopleFault',
  'Person',
  'Plan',
  'PlanCatalogue',
  'PreviewedOption',
  'ProgressEntry',
  'QuestionCount',
  'QuestionFigures',
  'QuizProgress',
  'ReadPeople',
  'RecognizedColumn',
  'RecoveryCodes',
  'RefusedReturns',
  'RefusedRow',
  'ReliabilityFigures',
  'Result',
  'ResumedAttempts',
  'ReturnSuggestions',
  'Rubric',
  'ScoreBin',
  'ScoreFigures',
  'SentReminders',
  'SheetCell',
  'SheetRow',
  'SheetStart',
  'ShownCell',
  'ShownText',
  'Success',
  'Today',
  'TodayChange',
  'TodayCorrection',
  'TodayDraft',
  'TodayExam',
  'TodayRunning',
  'TodayWaiting',
  'Trial',
  'TwoFactor',
  'TwoFactorSetUp',
  'WrongAccessCodes',
];

async function lint(rules: object): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.graphql'],
      plugins: { '@graphql-eslint': plugin as unknown as ESLint.Plugin },
      languageOptions: {
        parser: plugin.parser,
        parserOptions: { graphQLConfig: { schema } },
      },
      rules,
    },
  });
  const [result] = await eslint.lintText(schema, { filePath: 'schema.graphql' });
  return result?.messages.map(({ message }) => message) ?? [];
}

it('follows the recommended rules, and those for connections, but for two names', async () => {
  const rules = {
    ...recommended,
    ...relay,
    '@graphql-eslint/relay-edge-types': ['error', edgeTypes],
    '@graphql-eslint/strict-id-in-types': 'off',
  };
  expect(await lint(rules)).toEqual(PREFIXED);
});

it('has ids in all types but those that are listed', async () => {
  const messages = await lint({ '@graphql-eslint/strict-id-in-types': 'error' });
  const without = messages.map((message) => /type "(\w+)"/.exec(message)?.[1] ?? message);
  expect(without.filter((name) => !LISTS.test(name)).sort()).toEqual(VALUES);
});
