/** @jsxImportSource preact */
import { Component, type ComponentChildren } from 'preact';
import { Button } from './parts';
import { PageFrame } from './page-frame';
import { texts } from '../texts/texts';

const words = texts.problems;

/** Shows an error page instead of a page that threw. Unmounting that page sends its unsent answers (Sitting.close). */
export class ErrorBoundary extends Component<
  { children: ComponentChildren },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ isBroken: true });
    // Report it in the browser's console, as an uncaught error.
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
