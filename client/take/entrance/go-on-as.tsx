/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { RefusedError, request } from '../api/api';
import { Button } from '../components/parts';
import { forgetJoined, listJoined, watchJoined, type Joined } from '../session/joined';
import { returnTexts as words } from '../texts/return-texts';

interface GoOnAsProps {
  code: string;
  joined: Joined[];
  onGoOn: (token: string, name: string) => void;
  /** The learner has finished on this computer in another page. */
  onGone: () => void;
}

/** A button for everybody who has joined an exam in this browser. */
export function GoOnAs({ code, joined, onGoOn, onGone }: GoOnAsProps) {
  return (
    <>
      {joined.map(({ token, name }, index) => (
        <Button
          key={token}
          tone={index === 0 ? 'main' : 'plain'}
          class="go-on-as"
          dir="auto"
          onClick={() => {
            if (listJoined(code).some((known) => known.token === token)) onGoOn(token, name);
            else onGone();
          }}
        >
          {words.goOnAs(name)}
        </Button>
      ))}
    </>
  );
}

/** Who has joined in this browser; forgets those whose link does not work any more. */
export function useJoined(code: string): [joined: Joined[], update: () => void] {
  const [joined, setJoined] = useState(() => listJoined(code));
  const update = useCallback((): void => setJoined(listJoined(code)), [code]);
  useEffect(() => {
    void forgetRevoked(code).then(update);
    return watchJoined(update);
  }, [code, update]);
  return [joined, update];
}

/** Asks one after the other: many may have joined at a shared computer. */
async function forgetRevoked(code: string): Promise<void> {
  for (const { token } of listJoined(code))
    try {
      await request<'/attempts/mine'>('/mine', { token });
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'LINK_INVALID') forgetJoined(token);
    }
}
