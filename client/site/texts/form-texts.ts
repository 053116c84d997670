/** Texts of the visitors' forms (docs/specification.md, sections 5 and 8). */
export const formTexts = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  description: 'Description',
  /** Label of the hidden field for bots. */
  website: 'Website',
  counted: (count: number, most: number) => `${count} of ${most} characters`,
  sending: 'Sending…',
  needsScript: 'Sending this form needs JavaScript. Please turn it on for this page.',
  required: (name: string) => `${name} is required`,
  tooLong: (name: string, most: number) => `${name} must be at most ${most} characters long`,
  emailInvalid: 'Invalid email format',
  phoneInvalid: 'Enter a number that we can call, such as +91 98765 43210.',
  feedback: {
    send: 'Send feedback',
    done: 'Feedback submitted successfully.',
    noAnswer: 'No response received from server.',
    failed: 'Error occurred while sending feedback.',
  },
  contact: {
    lead: 'Leave your number, and the administrator of this site can call you about plans or any other question.',
    send: 'Call me',
  },
  newsletter: {
    lead: 'Get news about Examwright by mail, if the administrator of this site sends any. To unsubscribe, use the feedback form under Help.',
    send: 'Subscribe',
  },
  details: {
    done: 'Your details have been submitted successfully!',
    failed: 'There was an error submitting your details. Please try again later.',
  },
};
