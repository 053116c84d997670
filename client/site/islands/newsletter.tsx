import { ask } from '../ask';
import { emailField } from '../forms/visitor-field';
import { VisitorForm } from '../forms/visitor-form';
import { formTexts } from '../texts/form-texts';
import { SUBSCRIBE_TO_NEWSLETTER } from './enquiries.query';

/** Who wants to hear what is new. */
export default function Newsletter() {
  return (
    <VisitorForm
      id="newsletter"
      titleId="newsletter-title"
      fields={[emailField]}
      label={formTexts.newsletter.send}
      send={async (input) => ask(SUBSCRIBE_TO_NEWSLETTER, { input })}
      done={formTexts.details.done}
      failed={() => formTexts.details.failed}
    />
  );
}
