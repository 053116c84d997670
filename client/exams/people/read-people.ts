import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/exams';
import type { ReadPeopleQuery } from '../../gql/exams/graphql';
import { useKeepDraft, useStoredDraft } from '../../ui/drafts/use-stored-draft';
import { peopleTexts } from '../../ui/texts/people-texts';
import { problemOf, sentenceOf } from '../../ui/feedback/problem';
import { texts } from '../../ui/texts/texts';
import { UploadOffline, UploadRefused, uploadSpreadsheet } from '../../ui/session/upload';

const READ_PEOPLE = graphql(`
  query ReadPeople($text: String, $uploadId: ID) {
    readPeople(text: $text, uploadId: $uploadId) {
      people {
        name
        email
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

const { reader: words } = peopleTexts;

/**
 * Has the server read names and addresses out of a text or a spreadsheet, so that they can be looked at.
 * @param name under which what is typed is kept if the session ends
 */
export function useReadPeople(name: string) {
  const apollo = useApolloClient();
  const [people, setPeople] = useState<People | null>(null);
  const [text, type] = useState((useStoredDraft(name) as string | null) ?? '');
  /** The text that `people` were read from; none: empty. */
  const [readText, setReadText] = useState('');
  useKeepDraft(name, () => (text.trim() === '' ? null : text));
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
      setFailure(sentence(error));
    } finally {
      setReading(false);
    }
  };

  return {
    people,
    isReading,
    failure,
    refuse: setFailure,
    /** What is typed. */
    text,
    type,
    /** Whether something is typed of which nothing was read: all of it would be forgotten. */
    hasUnread: text.trim() !== '' && (people === null || text !== readText),
    readText: () => read(() => Promise.resolve({ text })),
    readFile: (file: File) =>
      read(async () => {
        const signal = new AbortController().signal;
        return { uploadId: await uploadSpreadsheet(file, { onProgress: () => undefined, signal }) };
      }),
    /** Leaves somebody out of what was read. */
    leaveOut: (person: Person) =>
      setPeople((now) => now && { ...now, people: now.people.filter((one) => one !== person) }),
    again: () => setPeople(null),
    /** What was read is where it should be; what was not read stays. */
    finish: () => {
      type((now) => (now === readText ? '' : now));
      setPeople((now) => (now === people ? null : now));
    },
  };
}

export type ReadingPeople = ReturnType<typeof useReadPeople>;

function sentence(error: unknown): string {
  if (error instanceof UploadOffline) return texts.errors.offline;
  if (error instanceof UploadRefused) return error.message || words.refused;
  return sentenceOf(problemOf(error));
}
