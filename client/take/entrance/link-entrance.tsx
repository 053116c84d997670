/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Fold } from '../components/fold';
import { rememberJoined } from '../session/joined';
import { returnTexts as words } from '../texts/return-texts';
import { GoOnAs, useJoined } from './go-on-as';
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
  const [isAsking, setAsking] = useState(() => loadWaiting(code) !== null);
  const [wasAsking] = useState(isAsking);
  const enter = (token: string, name: string): void => {
    rememberJoined({ code, token, name });
    onEntered(token);
  };
  // Who asks to be let in must not become a second candidate meanwhile.
  const join = isOpen && !isAsking && <JoinByName code={code} onJoined={enter} />;
  return (
    <>
      <GoOnAs {...{ code, joined }} onGoOn={enter} onGone={update} />
      {join && (joined.length > 0 ? <Fold summary={words.somebodyElse}>{join}</Fold> : join)}
      <Fold summary={words.elsewhere} isOpen={wasAsking}>
        <ReturnForm code={code} onReturned={enter} onAsking={setAsking} />
      </Fold>
    </>
  );
}
