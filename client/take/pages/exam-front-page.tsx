/** @jsxImportSource preact */
import type { DrawingName } from '../components/drawing';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { accessCodeTexts } from '../texts/access-code-texts';
import { RefusedError } from '../api/api';
import { ServerClock } from '../session/clock';
import { CodeForm } from '../entrance/code-form';
import { Countdown } from '../components/countdown';
import { formatTime } from '../texts/format';
import { GoOnAs, useJoined } from '../entrance/go-on-as';
import { LinkEntrance } from '../entrance/link-entrance';
import { MailLinkForm } from '../entrance/mail-link-form';
import { Button, DetailList, Notice } from '../components/parts';
import { openAgain } from '../session/finished-links';
import { codeAddress, navigate, linkAddress } from '../session/navigation';
import { RegistrationForm } from '../entrance/registration-form';
import { errorText } from '../texts/error-text';
import { PageFrame, Waiting } from '../components/page-frame';
import { CutTimeWarning, TimeFact } from '../entrance/time-text';
import { texts } from '../texts/texts';
import { useFetch } from '../hooks/use-fetch';
import { useInterval } from '../hooks/use-interval';
import type { ExamFront } from '../api/api-types';

const words = texts.front;
/** While the exam is paused: 20 visits in ten minutes at most, of the 6,000 of a network address (exam-front.service.ts). */
const PAUSED_POLL_MS = 30_000;

/** The public page of an exam: its details, its times, and the entrance. */
export function ExamFrontPage({ code }: { code: string }) {
  const clock = useMemo(() => new ServerClock(), []);
  const {
    data: exam,
    error,
    reload,
  } = useFetch<'/attempts/exam/{code}'>(`/exam/${code}`, undefined, clock);
  // Pauses and moved closings are shown without a reload.
  useInterval(reload, exam?.pausedAt ? PAUSED_POLL_MS : undefined);
  if (!exam && error) {
    const isUnknown = error instanceof RefusedError && error.code === 'EXAM_NOT_FOUND';
    return (
      <PageFrame
        title={isUnknown ? texts.problems.notFound : texts.exam}
        drawing={isUnknown ? 'unknown' : 'offline'}
      >
        {isUnknown ? (
          <>
            <p>{texts.problems.notFoundHint}</p>
            <CodeForm
              typed={code}
              fault={null}
              onCode={(next) => (next === code ? reload() : navigate(codeAddress(next)))}
            />
          </>
        ) : (
          <>
            <Notice tone="failure">{errorText(error)}</Notice>
            <Button onClick={reload}>{texts.tryAgain}</Button>
            <OfflineEntrance code={code} />
          </>
        )}
      </PageFrame>
    );
  }
  if (!exam) return <Waiting />;
  return (
    <PageFrame title={exam.title} lead={exam.instituteName} drawing={drawingOf(exam)}>
      <DetailList details={examDetails(exam, clock, reload)} />
      {exam.state === 'OPEN' && exam.pausedAt === null && (
        <CutTimeWarning {...{ exam, clock }} onEnd={reload} />
      )}
      {exam.state === 'OPEN' && exam.pausedAt !== null && (
        <PauseNotice closes={exam.closesAt !== null} />
      )}
      {exam.state === 'NOT_YET' && exam.opensAt && (
        <Notice>
          <strong>{words.notYet}</strong>
          <p>
            <Countdown until={exam.opensAt} clock={clock} format={words.opensIn} onEnd={reload} />{' '}
            {exam.access === 'INVITATION' ? '' : words.stays}
          </p>
        </Notice>
      )}
      {exam.needsAccessCode && exam.state !== 'CLOSED' && <p>{accessCodeTexts.front}</p>}
      <Entrance exam={exam} />
    </PageFrame>
  );
}

function drawingOf({ state, pausedAt }: ExamFront): DrawingName {
  if (state === 'OPEN') return pausedAt === null ? 'start' : 'paused';
  return ({ NOT_YET: 'notYet', CLOSED: 'closed', UNAVAILABLE: 'unavailable' } as const)[state];
}

function PauseNotice({ closes }: { closes: boolean }) {
  return (
    <Notice tone="caution">
      <strong>{words.paused}</strong>
      <p>
        {words.pausedHint} {closes ? words.pausedClosing : ''}
      </p>
    </Notice>
  );
}

function examDetails(
  exam: ExamFront,
  clock: ServerClock,
  onEnd: () => void,
): [string, ComponentChildren][] {
  const { opensAt, closesAt, timeZone, questionCount } = exam;
  const details: [string, ComponentChildren][] = [];
  if (opensAt) details.push([words.opens, formatTime(opensAt, timeZone)]);
  if (closesAt) details.push([words.closes, formatTime(closesAt, timeZone)]);
  if (exam.state !== 'CLOSED')
    details.push([words.length, <TimeFact {...{ exam, clock, onEnd }} />]);
  if (questionCount > 0) details.push([words.paper, texts.questions(questionCount)]);
  return details;
}

/** Replaces the history entry, so that Back from the exam does not show the registration form. */
function enter(token: string): void {
  openAgain(token);
  navigate(linkAddress(token), true);
}

/** Without a connection, learners who have begun here go on from what this browser has. */
function OfflineEntrance({ code: typed }: { code: string }) {
  const code = typed.replace('-', '');
  const [joined, update] = useJoined(code);
  return <GoOnAs {...{ code, joined }} onGoOn={enter} onGone={update} />;
}

function Entrance({ exam }: { exam: ExamFront }) {
  const { code, access, state } = exam;
  const closedHint = access === 'LINK' ? words.closedHintByName : words.closedHint;
  if (state === 'UNAVAILABLE' || state === 'CLOSED')
    return (
      <>
        <Notice tone="caution">
          <strong>{state === 'CLOSED' ? words.closed : words.unavailable}</strong>
          <p>{state === 'CLOSED' ? closedHint : words.unavailableHint}</p>
        </Notice>
        {state === 'CLOSED' && access !== 'LINK' && <MailLinkForm code={code} />}
        {access === 'LINK' && <LinkEntrance code={code} isOpen={false} onEntered={enter} />}
      </>
    );
  if (access === 'LINK') return <LinkEntrance code={code} isOpen onEntered={enter} />;
  if (access === 'REGISTRATION') return <RegistrationForm code={code} onJoined={enter} />;
  return (
    <>
      <Notice>
        <strong>{words.invited}</strong>
        <p>{words.invitedHint}</p>
      </Notice>
      <MailLinkForm code={code} isOpen />
    </>
  );
}
