import { Button, List, Stack, Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import type { QuestionKind } from '../gql/imports/graphql';
import { SheetIcon } from '../ui/icons';
import { LeaveGuard } from '../ui/leave-guard';
import { Notice } from '../ui/notice';
import { texts } from '../ui/texts';
import { toast } from '../ui/toasts';
import { StepBar } from './step-bar';
import type { useStartImport } from './use-start-import';

const MAX_BYTES = 15 * 1024 * 1024;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { imports: words } = texts;

interface ImportDropzoneProps {
  kind: QuestionKind;
  starting: ReturnType<typeof useStartImport>;
}

/** Takes a file, by dropping or choosing, and shows its upload. */
export function ImportDropzone({ kind, starting }: ImportDropzoneProps) {
  const { sending, failure, refuse, start, retry, cancel } = starting;
  if (sending) return <Uploading {...sending} onCancel={cancel} />;
  return (
    <Stack>
      {failure && (
        <Notice
          tone="failure"
          action={
            failure.canRetry && (
              <Button variant="default" onClick={() => void retry()}>
                {texts.common.retry}
              </Button>
            )
          }
        >
          {failure.message}
        </Notice>
      )}
      <Dropzone
        accept={{ [XLSX]: ['.xlsx'] }}
        maxSize={MAX_BYTES}
        // The first file is the one that counts (specification, section 5).
        onDrop={([file, ...others]) => {
          if (file && others.length > 0) toast('warning', words.onlyFirst(file.name));
          if (file?.size === 0) refuse(words.empty);
          else if (file) void start(file, kind);
        }}
        onReject={(rejections) => refuse(rejectionText(rejections))}
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
          <Text size="sm" c="dimmed">
            {words.limits}
          </Text>
          <Button variant="default">{words.choose}</Button>
        </Stack>
      </Dropzone>
      <Columns kind={kind} />
    </Stack>
  );
}

interface UploadingProps {
  percent: number;
  canCancel: boolean;
  onCancel: () => void;
}

function Uploading({ percent, canCancel, onCancel }: UploadingProps) {
  return (
    <Stack align="flex-start">
      <StepBar current="upload" detail={words.uploaded(percent)} percent={percent} />
      {canCancel && (
        <>
          <Button variant="default" onClick={onCancel}>
            {texts.common.cancel}
          </Button>
          <LeaveGuard title={words.leaveTitle} hint={words.leaveHint} leave={words.leaveAnyway} />
        </>
      )}
    </Stack>
  );
}

function Columns({ kind }: { kind: QuestionKind }) {
  const columns: readonly { name: string; optional?: boolean; hint?: string }[] =
    words.columns[kind];
  return (
    <div>
      <Text size="sm">{words.columnsLead}</Text>
      <List size="sm" mt={4}>
        {columns.map(({ name, optional, hint }) => (
          <List.Item key={name}>
            <strong>{name}</strong>
            {hint && `: ${hint}`}
            {optional && ` (${words.optional})`}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function rejectionText([first]: FileRejection[]): string {
  return first?.errors[0]?.code === 'file-too-large' ? words.tooLarge : words.wrongType;
}
