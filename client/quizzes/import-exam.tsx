import { Alert, Button, FileInput, Progress, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DialogBox } from '../ui/components/dialog-box';
import { exportTexts } from '../ui/texts/export-texts';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { uploadExam, UploadOffline, UploadRefused } from '../ui/session/upload';
import { useIsHere } from '../ui/hooks/use-is-here';
import { useRefetchQuizzes } from './refetch-quizzes';

const { examFile: words } = exportTexts;
/**
 * Spreadsheets, which users confuse with exported exams; questions from them are imported
 * elsewhere.
 */
const SPREADSHEET = /\.(?:xlsx|xlsm|xls|ods|csv)$/i;

interface ImportExamProps {
  opened: boolean;
  onClose: () => void;
}

/** Creates an exam from an exported file, and opens it. */
export function ImportExam({ opened, onClose }: ImportExamProps) {
  const navigate = useNavigate();
  const refetchQuizzes = useRefetchQuizzes();
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = useRef<AbortController>(null);
  const isHere = useIsHere();

  const close = (): void => {
    upload.current?.abort();
    onClose();
  };
  const send = async (chosen: File): Promise<void> => {
    if (SPREADSHEET.test(chosen.name)) {
      setFailure(words.spreadsheet);
      return;
    }
    const controller = new AbortController();
    upload.current = controller;
    setFailure(null);
    setPercent(0);
    try {
      const imported = await uploadExam(chosen, {
        onProgress: setPercent,
        signal: controller.signal,
      });
      toast('success', words.made(imported.title));
      refetchQuizzes();
      if (!controller.signal.aborted && isHere())
        await navigate(`/navigation/quiz-detail/${imported.quizId}`);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(reasonOf(error));
    } finally {
      setPercent(null);
    }
  };
  return (
    <DialogBox opened={opened} title={words.title} onClose={close}>
      <Stack>
        <Text>{words.lead}</Text>
        <FileInput
          label={words.file}
          placeholder={words.choose}
          accept="application/json,.json"
          clearable
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            setFailure(null);
          }}
        />
        {failure !== null && (
          <Alert role="alert" color="red" title={words.failed}>
            {failure}
          </Alert>
        )}
        {percent !== null && (
          <>
            <Progress.Root>
              <Progress.Section value={percent} aria-label={words.sending} />
            </Progress.Root>
            {percent === 100 && <Text role="status">{words.reading}</Text>}
          </>
        )}
        <Button
          loading={percent !== null}
          disabled={file === null}
          onClick={() => file && void send(file)}
        >
          {words.start}
        </Button>
      </Stack>
    </DialogBox>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof UploadOffline) return texts.errors.offline;
  if (!(error instanceof UploadRefused)) return texts.errors.server;
  return error.status === 401 ? texts.errors.expired : error.message || texts.errors.server;
}
