/** The logo as icons, and the picture of link previews: all drawn from favicon.svg. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { save } from './studio.mjs';

const SOCIAL = { width: 1200, height: 630 };
const [NAME, SENTENCE] = ['Examwright', 'Write exams. Give them. Mark them.'];

/** @param folder the folder of static files; favicon.svg is in it */
export async function drawIcons(folder) {
  const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
  // Telephones cut the corners themselves.
  const square = mark.replace('rx="7"', '');
  const png = async (svg, size) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  await save(join(folder, 'apple-touch-icon.png'), await png(square, 180));
  await save(join(folder, 'icon-192.png'), await png(mark, 192));
  await save(join(folder, 'icon-512.png'), await png(square, 512));
  await writeFile(join(folder, 'favicon.ico'), ico(await png(mark, 32), 32));
}

/** @param screen a picture of the application, PNG of 1280 × 800 at twice its size */
export async function drawSocial(folder, studio, screen) {
  const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
  const shown = await sharp(screen).resize({ width: 1280 }).png().toBuffer();
  const html = `<style>
    .all { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #00694f;
      color: #fffdf7; font-family: Atkinson }
    .name { position: absolute; left: 64px; top: 60px; display: flex; align-items: center; gap: 20px;
      font: 700 44px Atkinson }
    .name svg { width: 72px; height: 72px; border-radius: 16px; outline: 2px solid #2f9a79 }
    p { position: absolute; left: 64px; bottom: 64px; width: 370px; margin: 0;
      font: 700 52px/1.22 Atkinson; letter-spacing: -0.5px }
    img { position: absolute; left: 444px; top: 84px; width: 960px; border-radius: 14px;
      box-shadow: 0 0 0 1px #004d3a, 0 24px 60px rgb(0 0 0 / 35%) }
  </style>
  <div class="all"><div class="name">${mark}<span>${NAME}</span></div>
  <p>${SENTENCE.replaceAll('. ', '.<br>')}</p>
  <img src="data:image/png;base64,${shown.toString('base64')}"></div>`;
  const drawn = await studio.draw(html, SOCIAL);
  const png = sharp(drawn).png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 });
  await save(join(folder, 'social.png'), await png.toBuffer());
}

/** The picture of README. @param screen as above */
export async function drawScreenshot(path, screen) {
  const png = sharp(screen).resize({ width: 1280 }).png({ palette: true, effort: 10 });
  await save(path, await png.toBuffer());
}

/**
 * One PNG in the .ico container that old browsers ask for: a header, its offset, and the picture.
 */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
