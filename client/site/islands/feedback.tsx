import { ask, Garbled, Refused, Unreachable } from '../ask';
import { emailField, nameField, type VisitorField } from '../forms/visitor-field';
import { VisitorForm } from '../forms/visitor-form';
import { formTexts } from '../texts/form-texts';
import { SUBMIT_FEEDBACK } from './enquiries.query';

const texts = formTexts.feedback;

const description: VisitorField<'description'> = {
  name: 'description',
  label: formTexts.description,
  type: 'lines',
  autoComplete: 'off',
  most: 500,
};

/** What somebody thinks of the product. Its heading has the id `feedback`. */
export default function Feedback() {
  return (
    <VisitorForm
      id="feedback"
      titleId="feedback"
      fields={[nameField, emailField, description]}
      label={texts.send}
      send={async (input) => ask(SUBMIT_FEEDBACK, { input })}
      done={texts.done}
      failed={failureOf}
    />
  );
}

/** Section 8: the server's own message, that none came, or that something else was wrong. */
function failureOf(error: unknown): string {
  if (error instanceof Refused) return error.message || texts.failed;
  return error instanceof Unreachable && !(error instanceof Garbled)
    ? texts.noAnswer
    : texts.failed;
}
