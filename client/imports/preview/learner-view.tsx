import { Stack, Text, VisuallyHidden } from '@mantine/core';
import type { QuestionKind } from '../../gql/imports/graphql';
import {
  LabelledText,
  OptionList,
  OptionRow,
  WrittenText,
} from '../../ui/components/question-parts';
import { StoredPicture } from '../../ui/components/stored-picture';
import { questionMarksText } from '../../ui/question-marks';
import { questionTexts } from '../../ui/texts/question-texts';
import type { PreviewRow } from './import-preview.query';

const { detail: words } = questionTexts;

/** A question as it would be stored, with its key. */
export function LearnerView({ row, kind }: { row: PreviewRow; kind: QuestionKind }) {
  const { text, image, options, answer } = row;
  const marks = questionMarksText({ marks: row.marks ?? null, wrongMarks: row.wrongMarks ?? null });
  return (
    <Stack gap="sm">
      <div>
        <WrittenText isHeading text={text} />
        <StoredPicture image={image ?? null} />
      </div>
      {options.length > 0 && (
        <OptionList>
          {options.map((option, index) => (
            <OptionRow
              // Two options can say the same.
              key={index}
              isKey={option.isKey}
              tickedBy={option.isKey ? 'author' : undefined}
              text={option.text}
            >
              {option.isKey && <VisuallyHidden> ({words.correct})</VisuallyHidden>}
              <StoredPicture image={option.image ?? null} />
            </OptionRow>
          ))}
        </OptionList>
      )}
      {answer !== '' && (
        <LabelledText label={kind === 'MCQ' ? words.explanation : words.answer} text={answer} />
      )}
      {marks !== '' && (
        <Text size="sm" c="dimmed">
          {marks}
        </Text>
      )}
    </Stack>
  );
}
