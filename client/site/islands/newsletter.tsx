import { request } from '../forms/graphql-request';
import { emailField } from '../forms/visitor-field';
import { VisitorForm } from '../forms/visitor-form';
import { formTexts } from '../texts/form-texts';
import { SUBSCRIBE_TO_NEWSLETTER } from './enquiries.query';

/** The form to subscribe to the newsletter. */
export default function Newsletter() {
  return (
    <VisitorForm
      id="newsletter"
      titleId="newsletter-title"
      fields={[emailField]}
      label={formTexts.newsletter.send}
      send={async (input) => request(SUBSCRIBE_TO_NEWSLETTER, { input })}
      successText={formTexts.details.done}
      failureText={() => formTexts.details.failed}
    />
  );
}
