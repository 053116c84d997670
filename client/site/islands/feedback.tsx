import {
  request,
  InvalidResponseError,
  RefusedError,
  UnreachableError,
} from '../forms/graphql-request';
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
  maxLength: 500,
};

/** The feedback form. Its heading has the id `feedback`. */
export default function Feedback() {
  return (
    <VisitorForm
      id="feedback"
      titleId="feedback"
      fields={[nameField, emailField, description]}
      label={texts.send}
      send={async (input) => request(SUBMIT_FEEDBACK, { input })}
      successText={texts.done}
      failureText={errorText}
    />
  );
}

/** The server's message, or a text for no response or another error (docs/specification.md, section 8). */
function errorText(error: unknown): string {
  if (error instanceof RefusedError) return error.message || texts.failed;
  return error instanceof UnreachableError && !(error instanceof InvalidResponseError)
    ? texts.noAnswer
    : texts.failed;
}
