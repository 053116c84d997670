/** @jsxImportSource preact */
import { pageEventTexts as words } from '../texts/page-event-texts';

/** Tells candidates before the start which page events are recorded; nothing else is. */
export function LoggedEvents() {
  return (
    <section>
      <h2>{words.title}</h2>
      <ul class="rules">
        {words.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.refused}</p>
      <p>{words.nothingElse}</p>
    </section>
  );
}
