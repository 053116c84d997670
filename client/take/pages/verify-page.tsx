/** @jsxImportSource preact */
import { useCallback, useEffect, useId, useState } from 'preact/hooks';
import { checkCertificate, CheckedCertificate } from './checked-certificate';
import { certificateTexts } from '../texts/certificate-texts';
import { Button, Notice } from '../components/parts';
import { PageFrame } from '../components/page-frame';
import { useRequest } from '../hooks/use-request';
import { check, MAX_BYTES, type Checked } from './verification';
import { VerifiedReceipt } from './verified-receipt';
import { verifyTexts as words } from '../texts/verify-texts';
import type { CertificateCheck } from '../api/api-types';

/** Whoever is shown a receipt finds out here whether it is one. */
export function VerifyPage() {
  const [text, setText] = useState('');
  // Of the last file: Check looks at it again while nothing was pasted since.
  const [chosen, setChosen] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [certificate, setCertificate] = useState<CertificateCheck | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { isSending, failure, run } = useRequest();
  const look = (given: string): void => {
    setChecked(null);
    const problem = problemOf(given);
    setFault(problem);
    setCertificate(null);
    if (problem !== null) return;
    const asked = checkCertificate(given);
    void run(async () => {
      if (asked) setCertificate(await asked);
      else setChecked(await check(given));
    });
  };
  const lookAtFile = (content: string): void => {
    setChosen(content);
    look(content);
  };
  const take = (file: File): void => {
    setChecked(null);
    setText('');
    setChosen('');
    if (file.size > MAX_BYTES) setFault(words.tooLarge);
    else file.text().then(lookAtFile, () => setFault(words.unreadable));
  };
  return (
    <PageFrame title={words.title} lead={words.lead}>
      <div class="verify-entry">
        <FileEntry onFile={take} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            look(text.trim() === '' ? chosen : text);
          }}
          noValidate
        >
          <PasteEntry text={text} fault={fault} onText={setText} />
          <Button type="submit" tone={checked ? 'plain' : 'main'} disabled={isSending}>
            {words.check}
          </Button>
        </form>
      </div>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {certificate && <CheckedCertificate {...certificate} />}
      {checked && <VerifiedReceipt {...checked} />}
    </PageFrame>
  );
}

function problemOf(text: string): string | null {
  if (text.trim() === '') return words.empty;
  return new Blob([text]).size > MAX_BYTES ? words.tooLarge : null;
}

/** A file that is dropped anywhere on the page is taken: beside the box the browser would open it instead. */
function FileEntry({ onFile }: { onFile: (file: File) => void }) {
  const drop = useCallback(
    (event: DragEvent): void => {
      event.preventDefault();
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
      if (file) onFile(file);
    },
    [onFile],
  );
  useEffect(() => {
    addEventListener('dragover', drop);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drop);
      removeEventListener('drop', drop);
    };
  }, [drop]);
  return (
    <label class="drop">
      <span>{words.drop}</span>
      {/* What the browser draws instead is grey, in the dark too. */}
      <span class="button" aria-hidden="true">
        {words.chooseButton}
      </span>
      <input
        type="file"
        accept=".json,application/json,text/plain"
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again, once it was mended.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

interface PasteEntryProps {
  text: string;
  fault: string | null;
  onText: (text: string) => void;
}

function PasteEntry({ text, fault, onText }: PasteEntryProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words.paste}</label>
      <p class="hint">{certificateTexts.lead}</p>
      <textarea
        id={id}
        rows={4}
        value={text}
        spellcheck={false}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      {fault !== null && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
