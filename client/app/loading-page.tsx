import { Center, Loader } from '@mantine/core';
import { texts } from '../ui/texts';

/** Stands while the code of the first page is fetched. */
export function LoadingPage() {
  return (
    <Center mih="100vh" role="status" aria-label={texts.common.loading}>
      <Loader type="dots" />
    </Center>
  );
}
