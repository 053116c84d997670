import { graphql } from '../../gql/site';

export const SUBMIT_FEEDBACK = graphql(`
  mutation SubmitFeedback($input: SubmitFeedbackInput!) {
    submitFeedback(input: $input) {
      success
    }
  }
`);

export const SUBMIT_CONTACT = graphql(`
  mutation SubmitContact($input: SubmitContactInput!) {
    submitContact(input: $input) {
      success
    }
  }
`);

export const SUBSCRIBE_TO_NEWSLETTER = graphql(`
  mutation SubscribeToNewsletter($input: SubscribeToNewsletterInput!) {
    subscribeToNewsletter(input: $input) {
      success
    }
  }
`);
