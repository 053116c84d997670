/** @jsxImportSource preact */
import { pageEventTexts as words } from '../texts/page-event-texts';

/** Said before the start, in plain words: it is no secret, and nothing beside it is written down. */
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
