import { Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { useState } from 'react';
import { SheetIcon } from '../ui/icons';
import { Notice } from '../ui/notice';
import { peopleTexts } from '../ui/people-texts';
import { texts } from '../ui/texts';
import { ReadPeopleTable } from './read-people-table';
import type { ReadingPeople } from './read-people';

const { reader: words } = peopleTexts;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_TEXT = 500_000;

interface PeopleReaderProps {
  reading: ReadingPeople;
  /** What was typed; it belongs to the page, which asks before it is lost. */
  text: string;
  onType: (text: string) => void;
}

/** Takes names and addresses, pasted or from a spreadsheet, and shows what was understood. */
export function PeopleReader({ reading, text, onType }: PeopleReaderProps) {
  const [source, setSource] = useState('paste');
  const { people, isReading, failure, again } = reading;
  if (people) {
    return (
      <Stack>
        <ReadPeopleTable people={people} onLeaveOut={reading.leaveOut} />
        <Button variant="default" w="fit-content" onClick={again}>
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
          <Textarea
            label={words.pasteLabel}
            description={words.pasteHint}
            placeholder={words.pastePlaceholder}
            autosize
            minRows={6}
            maxRows={16}
            maxLength={MAX_TEXT}
            value={text}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
          <Button
            w="fit-content"
            variant="default"
            loading={isReading}
            disabled={text.trim() === ''}
            onClick={() => void reading.readText(text)}
          >
            {words.read}
          </Button>
        </>
      ) : (
        <Dropzone
          accept={{ [XLSX]: ['.xlsx'] }}
          maxSize={MAX_BYTES}
          multiple={false}
          loading={isReading}
          onDrop={([file]) => {
            if (file) void reading.readFile(file);
          }}
          onReject={([first]) =>
            reading.refuse(
              first?.errors[0]?.code === 'file-too-large'
                ? words.sheetTooLarge
                : texts.imports.wrongType,
            )
          }
          // By keyboard it is the button inside; its click is the drop zone's.
          activateOnKeyboard={false}
          enablePointerEvents
          inputProps={{ 'aria-label': words.choose }}
          py="xl"
          bg="var(--paper)"
          bd="1px dashed dimmed"
        >
          <Stack align="center" gap="xs">
            <SheetIcon size={36} />
            <Text fw={600} ta="center">
              {words.drop}
            </Text>
            <Text size="sm" c="dimmed" ta="center">
              {words.sheetHint}
            </Text>
            <Button variant="default">{words.choose}</Button>
          </Stack>
        </Dropzone>
      )}
    </Stack>
  );
}
