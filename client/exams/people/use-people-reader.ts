import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/exams';
import type { ReadPeopleQuery } from '../../gql/exams/graphql';
import { useDraftAutosave, useStoredDraft } from '../../ui/drafts/draft-autosave';
import { peopleTexts } from '../../ui/texts/people-texts';
import { toProblem, problemMessage } from '../../ui/feedback/problem';
import { texts } from '../../ui/texts/texts';
import { UploadOffline, UploadRefused, uploadSpreadsheet } from '../../ui/session/upload';

const READ_PEOPLE = graphql(`
  query ReadPeople($text: String, $uploadId: ID) {
    readPeople(text: $text, uploadId: $uploadId) {
      people {
        name
        email
        externalId
        rollNumber
      }
      faults {
        line
        text
        message
      }
    }
  }
`);

export type People = ReadPeopleQuery['readPeople'];
export type Person = People['people'][number];

/** What is sent of a person who was read: without what only the cache needs. */
export function toPersonInput({ name, email, externalId, rollNumber }: Person) {
  return { name, email, externalId, rollNumber };
}

const { reader: words } = peopleTexts;

/**
 * Lets the server read names and addresses from a text or a spreadsheet, for a preview.
 * @param name the name of the draft under which the text is autosaved
 */
export function usePeopleReader(name: string) {
  const apollo = useApolloClient();
  const [people, setPeople] = useState<People | null>(null);
  const [text, setText] = useState((useStoredDraft(name) as string | null) ?? '');
  /** The text from which `people` were read; empty for none. */
  const [readText, setReadText] = useState('');
  useDraftAutosave(name, () => (text.trim() === '' ? null : text));
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const read = async (source: () => Promise<{ text?: string; uploadId?: string }>) => {
    setFailure(null);
    setReading(true);
    try {
      const variables = await source();
      const query = { query: READ_PEOPLE, variables, fetchPolicy: 'no-cache' as const };
      const { data } = await apollo.query(query);
      setPeople(data?.readPeople ?? null);
      setReadText(variables.text ?? '');
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setReading(false);
    }
  };

  return {
    people,
    isReading,
    failure,
    refuse: setFailure,
    /** The pasted text. */
    text,
    setText,
    /** Whether there is text that was not read yet and would be lost. */
    hasUnread: text.trim() !== '' && (people === null || text !== readText),
    readText: () => read(() => Promise.resolve({ text })),
    readFile: (file: File) =>
      read(async () => {
        const signal = new AbortController().signal;
        return { uploadId: await uploadSpreadsheet(file, { onProgress: () => undefined, signal }) };
      }),
    /** Removes a person from the result. */
    leaveOut: (person: Person) =>
      setPeople(
        (current) =>
          current && { ...current, people: current.people.filter((entry) => entry !== person) },
      ),
    again: () => setPeople(null),
    /** Clears the result after it was saved; unread text stays. */
    finish: () => {
      setText((current) => (current === readText ? '' : current));
      setPeople((current) => (current === people ? null : current));
    },
  };
}

export type PeopleReaderState = ReturnType<typeof usePeopleReader>;

function errorMessage(error: unknown): string {
  if (error instanceof UploadOffline) return texts.errors.offline;
  if (error instanceof UploadRefused) return error.message || words.refused;
  return problemMessage(toProblem(error));
}
