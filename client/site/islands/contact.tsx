import { request } from '../forms/graphql-request';
import { emailField, nameField, type VisitorField } from '../forms/visitor-field';
import { VisitorForm } from '../forms/visitor-form';
import { formTexts } from '../texts/form-texts';
import { SUBMIT_CONTACT } from './enquiries.query';

const phone: VisitorField<'contact'> = {
  name: 'contact',
  label: formTexts.phone,
  type: 'tel',
  autoComplete: 'tel',
  maxLength: 50,
};

/** The form for visitors who want to be called. */
export default function Contact() {
  return (
    <VisitorForm
      id="contact"
      titleId="contact-title"
      fields={[nameField, emailField, phone]}
      label={formTexts.contact.send}
      send={async (input) => request(SUBMIT_CONTACT, { input })}
      successText={formTexts.details.done}
      failureText={() => formTexts.details.failed}
    />
  );
}
