/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { RefusedError, request } from '../api/api';
import { Fold } from '../components/fold';
import { Button } from '../components/parts';
import {
  forgetJoined,
  listJoined,
  rememberJoined,
  watchJoined,
  type Joined,
} from '../session/joined';
import { returnTexts as words } from '../texts/return-texts';
import { JoinByName } from './join-by-name';
import { loadWaiting } from './return-draft';
import { ReturnForm } from './return-form';

interface LinkEntranceProps {
  code: string;
  /** Whether somebody can join. Who has joined goes on also after that. */
  isOpen: boolean;
  onEntered: (token: string) => void;
}

/** Access by link: who has joined goes on as the same candidate, others give their name. */
export function LinkEntrance({ code, isOpen, onEntered }: LinkEntranceProps) {
  const [joined, update] = useJoined(code);
  const [isWaiting, setWaiting] = useState(() => loadWaiting(code) !== null);
  const [wasWaiting] = useState(isWaiting);
  const enter = (token: string, name: string): void => {
    rememberJoined({ code, token, name });
    onEntered(token);
  };
  const goOnAs = ({ token, name }: Joined): void => {
    // They may have finished on this computer in another page.
    if (listJoined(code).some((known) => known.token === token)) enter(token, name);
    else update();
  };
  // Who waits to be let in must not become a second candidate meanwhile.
  const join = isOpen && !isWaiting && <JoinByName code={code} onJoined={enter} />;
  return (
    <>
      {joined.map((known, index) => (
        <Button
          key={known.token}
          tone={index === 0 ? 'main' : 'plain'}
          class="go-on-as"
          dir="auto"
          onClick={() => goOnAs(known)}
        >
          {words.goOnAs(known.name)}
        </Button>
      ))}
      {join && (joined.length > 0 ? <Fold summary={words.somebodyElse}>{join}</Fold> : join)}
      <Fold summary={words.elsewhere} isOpen={wasWaiting}>
        <ReturnForm code={code} onReturned={enter} onWaiting={setWaiting} />
      </Fold>
    </>
  );
}

/** Who has joined in this browser; forgets those whose link does not work any more. */
function useJoined(code: string): [joined: Joined[], update: () => void] {
  const [joined, setJoined] = useState(() => listJoined(code));
  const update = useCallback((): void => setJoined(listJoined(code)), [code]);
  useEffect(() => {
    for (const { token } of listJoined(code))
      request<'/attempts/mine'>('/mine', { token }).catch((error: unknown) => {
        if (!(error instanceof RefusedError) || error.code !== 'LINK_INVALID') return;
        forgetJoined(token);
        update();
      });
    return watchJoined(update);
  }, [code, update]);
  return [joined, update];
}
