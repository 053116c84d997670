import { Loader } from '@mantine/core';
import { Loading } from '../ui/components/loading';

/** Stands while the code of the first page is fetched. */
export function LoadingPage() {
  return (
    <Loading mih="100vh" align="center" justify="center">
      <Loader type="dots" />
    </Loading>
  );
}
