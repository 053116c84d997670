/** Titles and descriptions of the pages, for search engines and shared links. Each title is unique. */
export const pageMetadataTexts = {
  landing: {
    title: 'Examwright: write exams, give them, mark them',
    description:
      'Online exam builder for schools, institutes and small businesses: write or import questions, share exams as a link, mark them, and get results and certificates.',
  },
  about: {
    title: 'About Us · Examwright',
    description: 'Who Examwright is for, and how we work: no tracking, no cookies, free software.',
  },
  features: {
    title: 'Features · Examwright',
    description:
      'Questions, spreadsheets, rules, invitations, live view, marking with rubrics, results, statistics, certificates and print.',
  },
  help: {
    title: 'Help · Examwright',
    description: 'Answers to what people ask first, and a form to tell us what you think.',
  },
  plans: {
    title: 'Plans · Examwright',
    description: 'Four plans, monthly or yearly, with add-ons. You buy them by phone.',
  },
  demo: {
    title: 'Try a short exam · Examwright',
    description:
      'Take a short exam without an account, on the page that learners use, and view the results as a teacher.',
  },
  privacy: {
    title: 'Privacy Policy · Examwright',
    description: 'What Examwright stores about staff, learners and visitors, and when it goes.',
  },
  terms: {
    title: 'Terms · Examwright',
    description:
      'The rules of using Examwright, in plain words: your account, your content, and what we ask.',
  },
  cookies: {
    title: 'Cookies · Examwright',
    description: 'Examwright sets no cookies. What it stores in the browser instead, and why.',
  },
  header: {
    title: 'Header · Examwright',
    description: 'The header of Examwright.',
  },
};
