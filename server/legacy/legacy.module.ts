import { Module } from '@nestjs/common';
import { EnquiriesModule } from '../enquiries/enquiries.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { MediaModule } from '../media/media.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { UsersModule } from '../users/users.module.js';
import { LegacyLogInController } from './accounts/log-in.controller.js';
import { LegacyProfileController } from './accounts/profile.controller.js';
import { LegacyRegistrationController } from './accounts/registration.controller.js';
import { LegacyEnquiriesController } from './enquiries/enquiries.controller.js';
import { LegacyImagesController } from './images/images.controller.js';
import { LegacyImportsController } from './imports/imports.controller.js';
import { LegacyImports } from './imports/legacy-imports.js';
import { LegacyPaperController } from './questions/paper.controller.js';
import { LegacyPaper } from './questions/paper.js';
import { LegacyQuestionsController } from './questions/questions.controller.js';
import { LegacyQuizzesController } from './quizzes/quizzes.controller.js';

/** The legacy routes, whose callers cannot be changed (docs/legacy-api.md). */
@Module({
  imports: [
    EnquiriesModule,
    ImportsModule,
    MediaModule,
    QuestionsModule,
    QuizzesModule,
    UsersModule,
  ],
  controllers: [
    LegacyEnquiriesController,
    LegacyLogInController,
    LegacyRegistrationController,
    LegacyProfileController,
    LegacyQuizzesController,
    LegacyPaperController,
    LegacyQuestionsController,
    LegacyImagesController,
    LegacyImportsController,
  ],
  providers: [LegacyImports, LegacyPaper],
})
export class LegacyModule {}
