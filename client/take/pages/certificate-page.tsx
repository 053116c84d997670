/** @jsxImportSource preact */
import { Fragment } from 'preact';
import { certificateTexts as words } from '../texts/certificate-texts';
import { formatDay } from '../texts/format';
import { Button, Notice } from '../components/parts';
import { VERIFY_ADDRESS } from '../session/navigation';
import { errorText } from '../texts/error-text';
import { PageFrame, Waiting } from '../components/page-frame';
import { texts } from '../texts/texts';
import { useFetch } from '../hooks/use-fetch';
import { printPage } from '../components/print-page';

interface CertificatePageProps {
  token: string;
  attemptId: string;
  onBack: () => void;
}

/** A certificate to view and to print on a page of its own. */
export function CertificatePage({ token, attemptId, onBack }: CertificatePageProps) {
  const { data, error, reload } = useFetch<'/attempts/{attemptId}/certificate'>(
    `/${attemptId}/certificate`,
    token,
  );
  if (!data && !error) return <Waiting />;
  return (
    <PageFrame title={words.title} kind="diploma">
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
            <Breakable text={words.check(location.origin + VERIFY_ADDRESS)} />
          </p>
        </div>
      ) : (
        <>
          <Notice tone="failure">{errorText(error)}</Notice>
          <Button onClick={reload}>{texts.tryAgain}</Button>
        </>
      )}
      <div class="actions no-print">
        <Button onClick={onBack}>{texts.back}</Button>
        {data && (
          <Button tone="main" onClick={printPage}>
            {texts.review.print}
          </Button>
        )}
      </div>
    </PageFrame>
  );
}

/** An address that is wider than the page breaks between its parts. */
function Breakable({ text }: { text: string }) {
  return (
    <>
      {text.split(/([:/]+)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          {index % 2 === 1 && <wbr />}
        </Fragment>
      ))}
    </>
  );
}
