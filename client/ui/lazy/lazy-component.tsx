/** Components whose code is loaded when they are opened: dialogs and menus. */
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { prefetchLater, lazyCode, loadWhenOnline } from './lazy-code';
import { texts } from '../texts/texts';
import { toast } from '../feedback/toasts';

interface Openable {
  opened: boolean;
  onClose: () => void;
}

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** For the control that opens it: loads the code before the control is pressed. */
  preload: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * A component that is closed at first. Its code is loaded when it is opened, when its control is
 * hovered or focused, or in the background some time after the page. When loading fails, a toast
 * says so and the component is closed again: the next try loads again.
 */
export function lazyComponent<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let code: ComponentType<Props> | null = null;
  const loadOnce = async (): Promise<ComponentType<Props>> => (code = await load());
  const fetchCode = lazyCode(async () => code ?? loadWhenOnline(loadOnce));
  const preload = (): void => void fetchCode().catch(() => undefined);
  prefetchLater(loadOnce);

  function LazyPart(props: Props) {
    const { opened, onClose } = props;
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    // A dialog remembers the focused element when it opens, not when it mounts: so it mounts
    // closed.
    const isMounted = useDeferredValue(Loaded !== null);
    const reportFailure = useEffectEvent(() => {
      toast('failure', texts.errors.part);
      onClose();
    });
    useEffect(() => {
      if (!opened || Loaded) return;
      let isWanted = true;
      const stopWaiting = startWaiting();
      fetchCode()
        .then(
          (component) => {
            if (isWanted) setLoaded(() => component);
          },
          () => {
            if (isWanted) reportFailure();
          },
        )
        .finally(stopWaiting);
      return () => {
        isWanted = false;
      };
    }, [opened, Loaded]);
    return Loaded && <Loaded {...props} opened={opened && isMounted} />;
  }
  return Object.assign(LazyPart, { preload: { onPointerEnter: preload, onFocus: preload } });
}

let loadingCount = 0;
const listeners = new Set<() => void>();

/** Whether the code of an opened component is loading. */
export function useIsLoadingComponent(): boolean {
  return useSyncExternalStore(listen, () => loadingCount > 0);
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** @returns a function to call when the code is loaded, or loading was given up */
function startWaiting(): () => void {
  count(1);
  return () => count(-1);
}

function count(by: 1 | -1): void {
  loadingCount += by;
  for (const onChange of listeners) onChange();
}
