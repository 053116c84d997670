import { TodayPage } from '../../today/today-page';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const CreateQuizModal = lazyComponent(
  async () => (await import('../../quizzes/create-quiz-modal')).CreateQuizModal,
);

/** Composes the parts of the dashboard and of quizzes. */
export function Component() {
  return <TodayPage createDialog={CreateQuizModal} />;
}
