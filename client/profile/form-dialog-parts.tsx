/** What the forms of the account have in common. */
import { Button, Group } from '@mantine/core';
import { accountTexts } from '../ui/texts/account-texts';
import { LeaveGuard } from '../ui/drafts/leave-guard';
import { Notice } from '../ui/feedback/notice';
import { texts } from '../ui/texts/texts';

const { leaveTitle, leaveHint, profile } = accountTexts;

/** What went wrong, where no field is to blame. */
export function Failure({ text }: { text: string | null }) {
  return text === null ? null : <Notice tone="failure">{text}</Notice>;
}

interface FormEndProps {
  /** The verb. */
  submit: string;
  isBusy: boolean;
  isDangerous?: boolean;
  /** Left out where there is no way round it. */
  onCancel?: (() => void) | undefined;
}

export function FormEnd({ submit, isBusy, isDangerous = false, onCancel }: FormEndProps) {
  return (
    <Group justify="flex-end">
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
      )}
      <Button
        type="submit"
        loading={isBusy}
        {...(isDangerous ? { color: 'red', variant: 'outline' } : {})}
      >
        {submit}
      </Button>
    </Group>
  );
}

/** Asks before what is typed is left. */
export function UnsavedGuard() {
  return <LeaveGuard title={leaveTitle} hint={leaveHint} leave={texts.common.leaveUnsaved} />;
}

/** @param what is changed, for those who do not see the line it stands in */
export function ChangeButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="default" size="xs" aria-label={profile.changeNamed(what)} onClick={onClick}>
      {profile.change}
    </Button>
  );
}
