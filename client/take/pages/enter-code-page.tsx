/** @jsxImportSource preact */
import { CodeForm } from '../entrance/code-form';
import { codeAddress, navigate } from '../session/navigation';
import { PageFrame } from '../components/page-frame';
import { texts } from '../texts/texts';

const words = texts.enter;

/** Of an address that is no code, so much is shown to be corrected. */
const MAX_TYPED = 100;

/** Asks for an exam code when the address has none or a malformed one. */
export function EnterCodePage({ isWrong }: { isWrong: boolean }) {
  return (
    <PageFrame title={words.title} lead={words.lead} drawing="code">
      <CodeForm
        typed={isWrong ? typedInAddress() : ''}
        fault={isWrong ? words.wrong : null}
        onCode={(code) => navigate(codeAddress(code))}
      />
    </PageFrame>
  );
}

function typedInAddress(): string {
  const part = location.pathname.replace(/^\/take\/?/, '').replace(/\/$/, '');
  try {
    return decodeURIComponent(part).slice(0, MAX_TYPED);
  } catch {
    // A malformed escape: as it is.
    return part.slice(0, MAX_TYPED);
  }
}
