import { Loader } from '@mantine/core';
import { Loading } from '../ui/components/loading';

/** Shown while the code of the first page is loading. */
export function LoadingPage() {
  return (
    <Loading mih="100vh" align="center" justify="center">
      <Loader type="dots" />
    </Loading>
  );
}
