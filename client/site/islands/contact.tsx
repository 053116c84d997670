import { ask } from '../ask';
import { emailField, nameField, type VisitorField } from '../forms/visitor-field';
import { VisitorForm } from '../forms/visitor-form';
import { formTexts } from '../texts/form-texts';
import { SUBMIT_CONTACT } from './enquiries.query';

const phone: VisitorField<'contact'> = {
  name: 'contact',
  label: formTexts.phone,
  type: 'tel',
  autoComplete: 'tel',
  most: 50,
};

/** Who wants to be called. */
export default function Contact() {
  return (
    <VisitorForm
      id="contact"
      titleId="contact-title"
      fields={[nameField, emailField, phone]}
      label={formTexts.contact.send}
      send={async (input) => ask(SUBMIT_CONTACT, { input })}
      done={formTexts.details.done}
      failed={() => formTexts.details.failed}
    />
  );
}
