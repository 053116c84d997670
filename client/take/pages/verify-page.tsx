/** @jsxImportSource preact */
import { useCallback, useEffect, useId, useState } from 'preact/hooks';
import { checkCertificate, CertificateCheckResult } from './certificate-check';
import { certificateTexts } from '../texts/certificate-texts';
import { Button, Notice } from '../components/parts';
import { PageFrame } from '../components/page-frame';
import { useRequest } from '../hooks/use-request';
import { checkReceipt, MAX_BYTES, type CheckedReceipt } from './receipt-verification';
import { VerifiedReceipt } from './verified-receipt';
import { verifyTexts as words } from '../texts/verify-texts';
import type { CertificateCheck } from '../api/api-types';

/** Anybody can check a certificate or a receipt here. */
export function VerifyPage() {
  const [text, setText] = useState('');
  // Content of the last file: the Check button uses it if nothing was pasted since.
  const [fileContent, setFileContent] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [certificate, setCertificate] = useState<CertificateCheck | null>(null);
  const [checked, setChecked] = useState<CheckedReceipt | null>(null);
  const { isSending, failure, run } = useRequest();
  const checkText = (input: string): void => {
    setChecked(null);
    const problem = inputProblem(input);
    setFault(problem);
    setCertificate(null);
    if (problem !== null) return;
    const certificateRequest = checkCertificate(input);
    void run(async () => {
      if (certificateRequest) setCertificate(await certificateRequest);
      else setChecked(await checkReceipt(input));
    });
  };
  const checkFileContent = (content: string): void => {
    setFileContent(content);
    checkText(content);
  };
  const checkFile = (file: File): void => {
    setChecked(null);
    setText('');
    setFileContent('');
    if (file.size > MAX_BYTES) setFault(words.tooLarge);
    else file.text().then(checkFileContent, () => setFault(words.unreadable));
  };
  return (
    <PageFrame title={words.title} lead={words.lead} drawing="seal">
      <div class="verify-entry">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            checkText(text.trim() === '' ? fileContent : text);
          }}
          noValidate
        >
          <PasteEntry text={text} fault={fault} onText={setText} />
          <Button type="submit" tone={checked ? 'plain' : 'main'} disabled={isSending}>
            {words.check}
          </Button>
        </form>
        <FileEntry onFile={checkFile} />
      </div>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {certificate && <CertificateCheckResult {...certificate} />}
      {checked && <VerifiedReceipt {...checked} />}
    </PageFrame>
  );
}

function inputProblem(text: string): string | null {
  if (text.trim() === '') return words.empty;
  return new Blob([text]).size > MAX_BYTES ? words.tooLarge : null;
}

/** Takes a file dropped anywhere on the page: outside the box the browser would open it instead. */
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
      {/* The browser's own button is grey, even in the dark theme. */}
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
          // So that the same file can be chosen again after it was changed.
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
      <p class="hint">{certificateTexts.hint}</p>
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
