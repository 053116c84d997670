/** Common parts of the account forms. */
import { Button } from '@mantine/core';
import { DialogActions } from '../../ui/components/dialog-actions';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { LeaveGuard } from '../../ui/drafts/leave-guard';
import { Notice } from '../../ui/feedback/notice';
import { texts } from '../../ui/texts/texts';

const { leaveTitle, leaveHint, profile } = accountTexts;

/** An error that belongs to no field. */
export function FormError({ text }: { text: string | null }) {
  return text === null ? null : <Notice tone="failure">{text}</Notice>;
}

interface FormButtonsProps {
  /** The label of the submit button, a verb. */
  submit: string;
  isBusy: boolean;
  isDangerous?: boolean;
  /** While what the user should know first is not there yet. */
  isDisabled?: boolean;
  /** Omitted when the user cannot cancel. */
  onCancel?: (() => void) | undefined;
}

export function FormButtons({
  submit,
  isBusy,
  isDangerous = false,
  isDisabled = false,
  onCancel,
}: FormButtonsProps) {
  return (
    <DialogActions>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
      )}
      <Button
        type="submit"
        loading={isBusy}
        disabled={isDisabled}
        {...(isDangerous ? { color: 'red', variant: 'outline' } : {})}
      >
        {submit}
      </Button>
    </DialogActions>
  );
}

/** Asks before the user leaves unsaved text. */
export function UnsavedGuard() {
  return <LeaveGuard title={leaveTitle} hint={leaveHint} leave={texts.common.leaveUnsaved} />;
}

/** @param what the field to change, for the accessible name */
export function ChangeButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="default" size="xs" aria-label={profile.changeNamed(what)} onClick={onClick}>
      {profile.change}
    </Button>
  );
}
