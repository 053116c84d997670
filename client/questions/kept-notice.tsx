import { Box } from '@mantine/core';
import { Notice } from '../ui/feedback/notice';
import { questionTexts } from '../ui/texts/question-texts';

/** What stands in the form was written earlier. */
export function KeptNotice() {
  return (
    <Box mb="md">
      <Notice tone="warning">{questionTexts.form.kept}</Notice>
    </Box>
  );
}
