/** Every table and every migration, for the application, the migration runner and the drift check. */
import type { DatabaseSchema } from './core/database/data-source.js';
import { Import } from './imports/import.entity.js';
import { ImportFault, ImportWarning, RefusedRow } from './imports/import.findings.entity.js';
import { Upload } from './imports/upload.entity.js';
import { Mail } from './mail/mail.entity.js';
import { migrations } from './migrations/index.js';
import { QuestionRow } from './questions/question.entity.js';
import { Quiz } from './quizzes/quiz.entity.js';
import { EmailCode } from './users/email-code.entity.js';
import { Institute } from './users/institute.entity.js';
import { Session } from './users/session.entity.js';
import { User } from './users/user.entity.js';

export const databaseSchema: DatabaseSchema = {
  entities: [
    EmailCode,
    Import,
    ImportFault,
    ImportWarning,
    Institute,
    Mail,
    QuestionRow,
    Quiz,
    RefusedRow,
    Session,
    Upload,
    User,
  ],
  migrations,
};
