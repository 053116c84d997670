/** @jsxImportSource preact */
import { request } from '../api/api';
import { certificateTexts as words } from '../texts/certificate-texts';
import { formatDay } from '../texts/format';
import { DetailList, Notice } from '../components/parts';
import { verifyTexts } from '../texts/verify-texts';
import type { CertificateCheck } from '../api/api-types';

/** Sixteen letters and digits, with any spaces or hyphens. */
const REFERENCE = /^\s*(?:[0-9a-z][\s-]*){16}$/i;

/** @returns null if the text is not the reference of a certificate */
export function checkCertificate(text: string): Promise<CertificateCheck> | null {
  if (text.length > 40 || !REFERENCE.test(text)) return null;
  return request<'/verify/certificates/{reference}'>(
    `/certificates/${encodeURIComponent(text.trim())}`,
    {
      root: '/verify',
    },
  );
}

/** The result of checking a certificate. */
export function CertificateCheckResult({ isGenuine, isErased, certificate }: CertificateCheck) {
  const lapsedHint = isErased ? words.erasedHint : words.lapsedHint;
  const hint = isGenuine ? lapsedHint : words.unknownHint;
  const title = certificate ? words.genuine : isGenuine ? words.lapsed : words.unknown;
  return (
    <section class="verified" role="status">
      <Notice tone={certificate ? 'good' : 'caution'}>
        <h2>{title}</h2>
        {!certificate && <p>{hint}</p>}
      </Notice>
      {certificate && (
        <DetailList
          details={[
            [verifyTexts.facts.learner, certificate.name],
            [verifyTexts.facts.exam, certificate.title],
            [verifyTexts.facts.institute, certificate.institute],
            [words.day, formatDay(certificate.passedAt, certificate.timeZone)],
          ]}
        />
      )}
    </section>
  );
}
