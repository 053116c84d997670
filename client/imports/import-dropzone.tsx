import { Button, Stack } from '@mantine/core';
import type { QuestionKind } from '../gql/imports/graphql';
import { importTexts as words } from '../ui/texts/import-texts';
import { LeaveGuard } from '../ui/drafts/leave-guard';
import { Notice } from '../ui/feedback/notice';
import { SpreadsheetDropzone } from '../ui/components/spreadsheet-dropzone';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { SheetColumns } from './sheet-columns';
import { LookFirst } from './state/look-first';
import { StepBar } from './step-bar';
import type { useStartImport } from './use-start-import';

const MAX_BYTES = 15 * 1024 * 1024;

interface ImportDropzoneProps {
  kind: QuestionKind;
  starting: ReturnType<typeof useStartImport>;
  /** Called when the Cancel button is already removed. */
  onCancelled: () => void;
}

/** Accepts a file, dropped or chosen, and shows its upload. */
export function ImportDropzone({ kind, starting, onCancelled }: ImportDropzoneProps) {
  const { sending, failure, refuse, start, retry, cancel } = starting;
  if (sending) {
    const onCancel = (): void => {
      cancel();
      onCancelled();
    };
    return <Uploading {...sending} onCancel={onCancel} />;
  }
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
      <SpreadsheetDropzone
        maxBytes={MAX_BYTES}
        words={words}
        // Only the first file counts (docs/specification.md, section 5).
        onDrop={([file, ...others]) => {
          if (file && others.length > 0) toast('warning', words.onlyFirst(file.name));
          if (file?.size === 0) refuse(words.empty);
          else if (file) void start(file, kind);
        }}
        onReject={refuse}
      />
      <LookFirst />
      <SheetColumns kind={kind} />
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
