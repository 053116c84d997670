/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { accessCodeTexts } from '../texts/access-code-texts';
import { Refused } from '../api/api';
import { ServerClock } from '../clock';
import { Countdown } from '../components/countdown';
import { formatTime } from '../texts/format';
import { JoinByName } from '../entrance/join-by-name';
import { MailLink } from '../entrance/mail-link';
import { Button, Facts, Notice } from '../components/parts';
import { goTo, linkAddress } from '../place';
import { Register } from '../entrance/register';
import { sentenceOf } from '../texts/sentence';
import { PageFrame, Waiting } from '../components/page-frame';
import { texts } from '../texts/texts';
import { useFetched } from '../hooks/use-fetched';
import type { ExamFront } from '../api/api-types';

const words = texts.front;

/** What an exam's code leads to: what it is, when it is, and the way in. */
export function ExamFrontPage({ code }: { code: string }) {
  const clock = useMemo(() => new ServerClock(), []);
  const { data: exam, error, again } = useFetched<ExamFront>(`/exam/${code}`, undefined, clock);
  if (!exam && error) {
    const isUnknown = error instanceof Refused && error.code === 'EXAM_NOT_FOUND';
    return (
      <PageFrame title={isUnknown ? texts.problems.notFound : texts.exam}>
        {isUnknown ? (
          <>
            <p>{texts.problems.notFoundHint}</p>
            <Button onClick={() => goTo('/take')}>{texts.back}</Button>
          </>
        ) : (
          <>
            <Notice tone="failure">{sentenceOf(error)}</Notice>
            <Button onClick={again}>{texts.tryAgain}</Button>
          </>
        )}
      </PageFrame>
    );
  }
  if (!exam) return <Waiting />;
  return (
    <PageFrame title={exam.title} lead={exam.instituteName}>
      <Facts facts={factsOf(exam)} />
      {exam.state === 'NOT_YET' && exam.opensAt && (
        <Notice>
          <strong>{words.notYet}</strong>
          <p>
            <Countdown until={exam.opensAt} clock={clock} say={words.opensIn} onOver={again} />{' '}
            {exam.access === 'INVITATION' ? '' : words.stays}
          </p>
        </Notice>
      )}
      {exam.needsAccessCode && exam.state !== 'CLOSED' && <p>{accessCodeTexts.front}</p>}
      <Entrance exam={exam} />
    </PageFrame>
  );
}

function factsOf(exam: ExamFront): [string, string][] {
  const { opensAt, closesAt, timeZone, durationMinutes, questionCount } = exam;
  const facts: [string, string][] = [];
  if (opensAt) facts.push([words.opens, formatTime(opensAt, timeZone)]);
  if (closesAt) facts.push([words.closes, formatTime(closesAt, timeZone)]);
  const length = durationMinutes === null ? words.noLimit : texts.minutes(durationMinutes);
  facts.push([words.length, length]);
  if (questionCount > 0) facts.push([words.paper, texts.questions(questionCount)]);
  return facts;
}

function Entrance({ exam }: { exam: ExamFront }) {
  const { code, access, state } = exam;
  // Whoever comes back from the exam shall not find a form to register once more.
  const enter = (token: string): void => goTo(linkAddress(token), true);
  if (state === 'UNAVAILABLE' || state === 'CLOSED')
    return (
      <>
        <Notice tone="caution">
          <strong>{state === 'CLOSED' ? words.closed : words.unavailable}</strong>
          <p>{state === 'CLOSED' ? words.closedHint : words.unavailableHint}</p>
        </Notice>
        {state === 'CLOSED' && access !== 'LINK' && <MailLink code={code} />}
      </>
    );
  if (access === 'LINK') return <JoinByName code={code} onJoined={enter} />;
  if (access === 'REGISTRATION') return <Register code={code} onJoined={enter} />;
  return (
    <>
      <Notice>
        <strong>{words.invited}</strong>
        <p>{words.invitedHint}</p>
      </Notice>
      <MailLink code={code} isOpen />
    </>
  );
}
