import { Box } from '@mantine/core';
import { Notice } from '../ui/feedback/notice';
import { questionTexts } from '../ui/texts/question-texts';

/** Says that the form contains a restored draft. */
export function RestoredQuestionNotice() {
  return (
    <Box mb="md">
      <Notice tone="warning">{questionTexts.form.kept}</Notice>
    </Box>
  );
}
