import { Alert, Button, FileInput, Progress, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DialogBox } from '../ui/components/dialog-box';
import { exportTexts } from '../ui/texts/export-texts';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { uploadExam, UploadOffline, UploadRefused } from '../ui/session/upload';
import { useRereadQuizzes } from './reread-quizzes';

const { examFile: words } = exportTexts;
/** Names of files that people take for an exam: questions come from them elsewhere. */
const SPREADSHEET = /\.(?:xlsx|xlsm|xls|ods|csv)$/i;

interface ImportExamProps {
  opened: boolean;
  onClose: () => void;
}

/** Makes an exam of a file that one was exported to, and goes on to it. */
export function ImportExam({ opened, onClose }: ImportExamProps) {
  const navigate = useNavigate();
  const reread = useRereadQuizzes();
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const giveUp = useRef<AbortController>(null);

  const close = (): void => {
    giveUp.current?.abort();
    onClose();
  };
  const send = async (chosen: File): Promise<void> => {
    if (SPREADSHEET.test(chosen.name)) {
      setFailure(words.spreadsheet);
      return;
    }
    const controller = new AbortController();
    giveUp.current = controller;
    setFailure(null);
    setPercent(0);
    try {
      const made = await uploadExam(chosen, { onProgress: setPercent, signal: controller.signal });
      toast('success', words.made(made.title));
      reread();
      if (!controller.signal.aborted) await navigate(`/navigation/quiz-detail/${made.quizId}`);
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
