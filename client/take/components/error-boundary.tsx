/** @jsxImportSource preact */
import { Component, type ComponentChildren } from 'preact';
import { Button } from './parts';
import { PageFrame } from './page-frame';
import { texts } from '../texts/texts';

const words = texts.problems;

/** What is shown where a page failed; taking that away sends what it had not sent (Sitting.close). */
export class ErrorBoundary extends Component<
  { children: ComponentChildren },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ isBroken: true });
    // To the browser's console, as if nobody had caught it.
    reportError(error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <PageFrame title={words.brokenTitle}>
        <p>{words.brokenHint}</p>
        <Button tone="main" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </PageFrame>
    );
  }
}
