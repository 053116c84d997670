/** @jsxImportSource preact */
import { texts } from '../texts/texts';

/** The code with which a candidate continues on another device. */
export function ReturnCodeText({ code }: { code: string }) {
  return (
    <p class="return-code">
      {texts.lobby.returnCode}: <strong>{code}</strong>
    </p>
  );
}
