/** @jsxImportSource preact */
import { ask } from '../api/api';
import { certificateTexts as words } from '../texts/certificate-texts';
import { formatDay } from '../texts/format';
import { Facts, Notice } from '../components/parts';
import { verifyTexts } from '../texts/verify-texts';
import type { CertificateCheck } from '../api/api-types';

/** However it is typed: sixteen letters and digits. */
const REFERENCE = /^\s*(?:[0-9a-z][\s-]*){16}$/i;

/** @returns null for what is no reference of a certificate */
export function checkCertificate(text: string): Promise<CertificateCheck> | null {
  if (text.length > 40 || !REFERENCE.test(text)) return null;
  return ask<CertificateCheck>(`/certificates/${encodeURIComponent(text.trim())}`, {
    root: '/verify',
  });
}

/** What is true of a certificate, in plain words. */
export function CheckedCertificate({ isGenuine, certificate }: CertificateCheck) {
  const title = certificate ? words.genuine : isGenuine ? words.lapsed : words.unknown;
  return (
    <section class="verified" role="status">
      <Notice tone={certificate ? 'good' : 'caution'}>
        <h2>{title}</h2>
        {!certificate && <p>{isGenuine ? words.lapsedHint : words.unknownHint}</p>}
      </Notice>
      {certificate && (
        <Facts
          facts={[
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
