/** @jsxImportSource preact */
import { Fold } from '../components/fold';
import { pageEventTexts as words } from '../texts/page-event-texts';

/** Tells candidates before the start which page events are recorded; nothing else is. */
export function LoggedEvents() {
  return (
    <Fold summary={words.title}>
      <ul class="rules">
        {words.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.refused}</p>
      <p>{words.nothingElse}</p>
    </Fold>
  );
}
