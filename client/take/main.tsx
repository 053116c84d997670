/** @jsxImportSource preact */
import '../design/fonts/text-font.css';
import '../design/tokens.css';
import './styles/tokens.css';
import './styles/controls.css';
import './styles/dialog.css';
import './styles/page.css';
import './styles/drawing.css';
import './styles/palette.css';
import './styles/text.css';
import './styles/question.css';
import './styles/picture.css';
import './styles/essay.css';
import './styles/sitting.css';
import './styles/bottom-bar.css';
import './styles/notices.css';
import './styles/staff-messages.css';
import './styles/review.css';
import './styles/verify.css';
import './styles/print.css';
import './styles/certificate.css';
import { render } from 'preact';
import { App } from './app';
import { closeDialogsOnBack } from './components/close-on-back';
import { initDisplaySettings } from './components/display-settings';
import { watchNavigation } from './session/finished-links';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
initDisplaySettings();
closeDialogsOnBack();
watchNavigation();
render(<App />, root);
// Nothing waits for it. If it cannot be loaded, the next page removes them.
import('./session/remove-old-notes').then(
  ({ removeOldNotes }) => removeOldNotes(),
  () => undefined,
);
