/** All that a public page runs before somebody touches it. */
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './styles/tokens.css';
import './styles/button.css';
import './styles/page.css';
import './styles/header.css';
import './styles/footer.css';
import './styles/home.css';
import './styles/sections.css';
import './styles/screens.css';
import './styles/plans.css';
import './styles/forms.css';
import './styles/demo.css';
import './styles/print.css';
import { keepNavigation } from './navigation';
import { arrive } from './scrolling';
import { knowSession } from './session';
import { wakeIslands } from './wake';

keepNavigation();
arrive();
knowSession();
wakeIslands();
