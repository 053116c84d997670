/** The script of every public page. Islands load their own code later. */
import '../design/fonts/text-font.css';
import '../design/tokens.css';
import './styles/button.css';
import './styles/page.css';
import './styles/header.css';
import './styles/footer.css';
import './styles/home.css';
import './styles/answer-sheet.css';
import './styles/sections.css';
import './styles/screens.css';
import './styles/plans.css';
import './styles/forms.css';
import './styles/demo.css';
import './styles/print.css';
import { initNavigation } from './navigation';
import { scrollOnArrival } from './scrolling';
import { updateSessionLink } from './session-link';
import { hydrateIslandsLazily } from './lazy-hydration';

initNavigation();
scrollOnArrival();
updateSessionLink();
hydrateIslandsLazily();
