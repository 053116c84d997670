/** Parts of a page whose code comes when they are opened: dialogs, menus. */
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { fetchLater, lazyCode, whenInReach } from './lazy-code';
import { texts } from '../texts/texts';
import { toast } from '../feedback/toasts';

interface Openable {
  opened: boolean;
  onClose: () => void;
}

interface OnUse<Props> {
  (props: Props): ReactNode;
  /** For the control that opens it: its code is on its way before it is pressed. */
  early: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * A part that is not shown at first. Its code comes when it is opened, or when the control that opens it
 * is come near, or in quiet a while after its page. When it does not arrive that is said, and the part is
 * closed again: the next try fetches anew.
 */
export function lazyComponent<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): OnUse<Props> {
  let code: ComponentType<Props> | null = null;
  const keep = async (): Promise<ComponentType<Props>> => (code = await load());
  const fetchCode = lazyCode(async () => code ?? whenInReach(keep));
  const fetchQuietly = (): void => void fetchCode().catch(() => undefined);
  fetchLater(keep);

  function Part(props: Props) {
    const { opened, onClose } = props;
    const [Here, setHere] = useState<ComponentType<Props> | null>(null);
    // A dialog notes what had the focus when it is opened, not when it is made: it is made closed.
    const isMade = useDeferredValue(Here !== null);
    const giveUp = useEffectEvent(() => {
      toast('failure', texts.errors.part);
      onClose();
    });
    useEffect(() => {
      if (!opened || Here) return;
      let isWanted = true;
      const arrived = startWaiting();
      fetchCode()
        .then(
          (component) => {
            if (isWanted) setHere(() => component);
          },
          () => {
            if (isWanted) giveUp();
          },
        )
        .finally(arrived);
      return () => {
        isWanted = false;
      };
    }, [opened, Here]);
    return Here && <Here {...props} opened={opened && isMade} />;
  }
  return Object.assign(Part, { early: { onPointerEnter: fetchQuietly, onFocus: fetchQuietly } });
}

let awaited = 0;
const listeners = new Set<() => void>();

/** Whether something was opened whose code is on its way. */
export function useIsAwaited(): boolean {
  return useSyncExternalStore(listen, () => awaited > 0);
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** @returns to be called when it is here, or given up */
function startWaiting(): () => void {
  count(1);
  return () => count(-1);
}

function count(by: 1 | -1): void {
  awaited += by;
  for (const onChange of listeners) onChange();
}
