import { Island } from '../islands/island';
import Feedback from '../islands/feedback';
import { Section } from './section';
import { helpTexts as texts } from '../texts/help-texts';

/** @param isPage with all answers, as a page of its own */
export function Help({ isPage = false }: { isPage?: boolean }) {
  const questions = isPage ? [...texts.questions, ...texts.moreQuestions] : texts.questions;
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <Section id="help" title={texts.title} lead={texts.lead} isPage={isPage}>
      <dl className="site-answers">
        {questions.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {!isPage && (
        <p>
          <a href="/help">{texts.more}</a>
        </p>
      )}
      <Heading id="feedback" className="site-unprinted">
        {texts.feedbackTitle}
      </Heading>
      <p className="site-unprinted">{texts.feedbackLead}</p>
      <Island name="feedback">
        <Feedback />
      </Island>
    </Section>
  );
}
