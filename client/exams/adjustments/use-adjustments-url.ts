import { useLocation, useNavigate } from 'react-router-dom';
import { useListUrl } from '../../ui/hooks/use-list-url';

/** The page of the list in the URL, beside the attempt whose result is adjusted, so that Back and reload keep it. */
export function useAdjustmentsUrl() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { address, pageHref } = useListUrl<{ attemptId: string | null }>({
    read: (url) => ({ attemptId: url.get('attempt') }),
    write: ({ attemptId }, url) => {
      if (attemptId) url.set('attempt', attemptId);
    },
  });
  // In place: what is typed above the list is not left, and the way back from here stays the same.
  const turnTo = (page: number): void =>
    void navigate(pageHref(page), { replace: true, preventScrollReset: true, state });
  return { ...address, turnTo };
}
