/**
 * Takes the screenshots for the public site, README and link previews, and draws the icons:
 *   npm run screens
 * It shows the built application with the demonstration in it. Look at each picture before you
 * commit it.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawIcons, drawScreenshot, drawSocial } from './screens/brand.mjs';
import { startDemo } from './screens/demo.mjs';
import { takeAll } from './screens/shots.mjs';
import { openStudio } from './screens/studio.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const served = join(root, 'client/public');
const studio = await openStudio(join(root, 'client/site/screens'));
let demo;
try {
  await drawIcons(served);
  demo = await startDemo(root);
  studio.visit(demo.url);
  const { quiz } = await takeAll(demo, studio);
  await drawSocial(served, studio, quiz);
  await drawScreenshot(join(root, 'docs/screenshot.png'), quiz);
} finally {
  await studio.close();
  await demo?.stop();
}
