import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../ui/feedback/notice';
import { peopleTexts } from '../../ui/texts/people-texts';
import { SpreadsheetDropzone } from '../../ui/components/spreadsheet-dropzone';
import { GrowingTextarea } from '../../ui/components/growing-textarea';
import { ReadPeopleTable } from './read-people-table';
import type { PeopleReaderState } from './use-people-reader';

const { reader: words } = peopleTexts;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_TEXT = 1_000_000;

interface PeopleReaderProps {
  /** The state, owned by the page, which asks before it is lost. */
  reading: PeopleReaderState;
}

/** Reads names and addresses, pasted or from a spreadsheet, and shows the result. */
export function PeopleReader({ reading }: PeopleReaderProps) {
  const [source, setSource] = useState('paste');
  const { people, text, isReading, failure, again: reset } = reading;
  if (people) {
    return (
      <Stack>
        <ReadPeopleTable people={people} onLeaveOut={reading.leaveOut} />
        <Button variant="default" w="fit-content" onClick={reset}>
          {words.readMore}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <SegmentedControl
        aria-label={words.source}
        value={source}
        onChange={setSource}
        w="fit-content"
        data={[
          { value: 'paste', label: words.paste },
          { value: 'sheet', label: words.sheet },
        ]}
      />
      {failure && <Notice tone="failure">{failure}</Notice>}
      {source === 'paste' ? (
        <>
          <GrowingTextarea
            label={words.pasteLabel}
            description={words.pasteHint}
            placeholder={words.pastePlaceholder}
            minRows={6}
            maxRows={16}
            maxLength={MAX_TEXT}
            value={text}
            onChange={({ currentTarget }) => reading.setText(currentTarget.value)}
          />
          <Button
            w="fit-content"
            variant="default"
            loading={isReading}
            disabled={text.trim() === ''}
            onClick={() => void reading.readText()}
          >
            {words.read}
          </Button>
        </>
      ) : (
        <SpreadsheetDropzone
          maxBytes={MAX_BYTES}
          isBusy={isReading}
          words={words}
          onDrop={([file]) => {
            if (!file) return;
            // Unread pasted text is shown after the file was read.
            void reading.readFile(file).then(() => reading.hasUnread && setSource('paste'));
          }}
          onReject={reading.refuse}
        />
      )}
    </Stack>
  );
}
