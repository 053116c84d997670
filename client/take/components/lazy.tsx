/** @jsxImportSource preact */
/** Parts of the page that are loaded when they are needed, or ahead. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from './page-frame';

export type Lazy<Props> = ComponentType<Props> & {
  /** Loads it ahead. A failure is no matter: showing it loads it again. */
  preload: () => Promise<unknown>;
};

/**
 * @param load imports the component
 * @param Loading is shown until it is there
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading: ComponentType = Waiting,
): Lazy<Props> {
  let loaded: ComponentType<Props> | null = null;
  const get = async (): Promise<void> => {
    loaded = await load();
  };
  function LazyComponent(props: Props) {
    const [, setState] = useState(0);
    useEffect(() => {
      if (loaded) return;
      // A failure is thrown while rendering, so that the error boundary shows it.
      get().then(
        () => setState(1),
        (error: unknown) =>
          setState(() => {
            throw error;
          }),
      );
    }, []);
    const Shown = loaded;
    return Shown ? <Shown {...props} /> : <Loading />;
  }
  return Object.assign(LazyComponent, { preload: async () => get().catch(() => undefined) });
}
