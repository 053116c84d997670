import type { Section } from './addresses';

/** Texts of the header and the footer. */
export const frameTexts = {
  brand: 'Examwright',
  skip: 'Skip to content',
  navigation: 'Main',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  logIn: 'Log In',
  signUp: 'Sign Up',
  toQuizzes: 'Your quizzes',
  // The buttons of the header (docs/specification.md, section 2).
  menu: [
    ['home', 'Home'],
    ['about', 'About Us'],
    ['features', 'Features'],
    ['help', 'Help'],
    ['plan', 'Plans'],
  ] satisfies [Section, string][],
  // The side panel of narrow screens has "About" (docs/specification.md, section 2).
  panel: [
    ['home', 'Home'],
    ['about', 'About'],
    ['features', 'Features'],
    ['help', 'Help'],
    ['plan', 'Plans'],
  ] satisfies [Section, string][],
  footer: {
    lead: 'An online exam builder for educators, institutes, trainers and small or medium businesses.',
    linksTitle: 'Quick links',
    moreTitle: 'The product',
    legalTitle: 'Legal',
    home: 'Home',
    about: 'About Us',
    features: 'Features',
    help: 'Help',
    product: 'Product',
    pricing: 'Pricing',
    demo: 'Demo',
    blog: 'Blog',
    api: 'GraphQL API',
    verify: 'Check a certificate or receipt',
    privacy: 'Privacy Policy',
    terms: 'Terms',
    cookies: 'Cookies',
    stored: 'What we store when you send this',
    contactTitle: 'Get in touch',
    newsletterTitle: 'Newsletter',
    licence: 'Free software under the MIT licence.',
  },
};
