/** Every table and every migration, for the application, the migration runner and the drift check. */
import type { DatabaseSchema } from './core/database/data-source.js';
import { Contact, Feedback } from './enquiries/enquiry.entity.js';
import { Import } from './imports/import.entity.js';
import { ImportFault, ImportWarning, RefusedRow } from './imports/import.findings.entity.js';
import { Upload } from './imports/upload.entity.js';
import { Mail } from './mail/mail.entity.js';
import { Image } from './media/image.entity.js';
import { migrations } from './migrations/index.js';
import { QuestionRow } from './questions/question.entity.js';
import { QuizTally } from './quizzes/quiz-tally.entity.js';
import { Quiz } from './quizzes/quiz.entity.js';
import { AccessToken } from './users/access-token.entity.js';
import { EmailCode } from './users/email-code.entity.js';
import { Institute } from './users/institute.entity.js';
import { RememberToken } from './users/remember-token.entity.js';
import { Session } from './users/session.entity.js';
import { User } from './users/user.entity.js';

export const databaseSchema: DatabaseSchema = {
  entities: [
    AccessToken,
    Contact,
    EmailCode,
    Feedback,
    Image,
    Import,
    ImportFault,
    ImportWarning,
    Institute,
    Mail,
    QuestionRow,
    Quiz,
    QuizTally,
    RefusedRow,
    RememberToken,
    Session,
    Upload,
    User,
  ],
  migrations,
};
