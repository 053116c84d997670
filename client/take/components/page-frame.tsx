/** @jsxImportSource preact */
/** The layout of pages outside a sitting: a sheet of paper on a desk. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DisplaySettingsDialog } from './display-settings-dialog';
import { Drawing, type DrawingName } from './drawing';
import { texts } from '../texts/texts';

export function PageFrame({
  title,
  lead,
  drawing,
  kind,
  children,
}: {
  title: string;
  lead?: string | undefined;
  /** Of the state that the page is about. */
  drawing?: DrawingName;
  /** Print layout: a diploma is a landscape page. */
  kind?: 'diploma';
  children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = texts.page(title);
    heading.current?.focus();
  }, [title]);
  return (
    <div class={kind ? `front ${kind}` : 'front'}>
      <FrontHeader />
      <main class="sheet">
        <div class="sheet-head">
          {drawing && <Drawing of={drawing} />}
          <div>
            <h1 dir="auto" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && (
              <p class="lead" dir="auto">
                {lead}
              </p>
            )}
          </div>
        </div>
        {children}
      </main>
    </div>
  );
}

function FrontHeader() {
  return (
    <header class="front-header">
      <span class="brand">
        <img src="/favicon.svg" alt="" width={28} height={28} />
        {texts.brand}
      </span>
      <DisplaySettingsDialog />
    </header>
  );
}

/** Shown until the first response arrives; empty for the first 400 ms. */
export function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="front" aria-busy="true">
      <FrontHeader />
      <main class="sheet">
        <p class="sr" role="status">
          {isLong ? texts.loading : ''}
        </p>
        {isLong && <div class="skeleton" aria-hidden="true" />}
      </main>
    </div>
  );
}
