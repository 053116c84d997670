import { lazy } from 'react';
import { LogInPage } from '../../auth/log-in-page';
import { lazyCode } from '../../ui/lazy/lazy-code';
import { useEnterStaffArea } from './use-enter-staff-area';

const Forgotten = lazy(
  lazyCode(async () => {
    const { ForgottenPassword } = await import('../../auth/forgotten-password');
    return { default: ForgottenPassword };
  }),
);

export function Component() {
  return <LogInPage onLoggedIn={useEnterStaffArea()} forgotten={Forgotten} />;
}
