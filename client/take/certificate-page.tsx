/** @jsxImportSource preact */
import { certificateTexts as words } from './certificate-texts';
import { formatDay } from './format';
import { Button, Notice } from './parts';
import { VERIFY_ADDRESS } from './place';
import { sentenceOf } from './sentence';
import { Sheet, Waiting } from './sheet';
import { texts } from './texts';
import { useAsked } from './use-asked';
import type { Certificate } from './wire';

interface CertificatePageProps {
  token: string;
  attemptId: string;
  onBack: () => void;
}

/** That somebody has passed: to look at, and to print on a page of its own. */
export function CertificatePage({ token, attemptId, onBack }: CertificatePageProps) {
  const { data, error, again } = useAsked<Certificate & { serverTime?: string }>(
    `/${attemptId}/certificate`,
    token,
  );
  if (!data && !error) return <Waiting />;
  return (
    <Sheet title={words.title} kind="diploma">
      {data ? (
        <div class="certificate">
          <p class="certificate-institute" dir="auto">
            {data.institute}
          </p>
          <p>{words.certifies}</p>
          <p class="certificate-name" dir="auto">
            {data.name}
          </p>
          <p>{words.passed}</p>
          <p class="certificate-exam" dir="auto">
            {data.title}
          </p>
          <p>{words.on(formatDay(data.passedAt, data.timeZone))}</p>
          <p class="certificate-reference">
            {words.reference}: <strong>{data.reference}</strong>
            <br />
            {words.check(location.origin + VERIFY_ADDRESS)}
          </p>
        </div>
      ) : (
        <>
          <Notice tone="failure">{sentenceOf(error)}</Notice>
          <Button onClick={again}>{texts.tryAgain}</Button>
        </>
      )}
      <div class="actions no-print">
        <Button onClick={onBack}>{texts.back}</Button>
        {data && (
          <Button tone="main" onClick={() => window.print()}>
            {texts.review.print}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
