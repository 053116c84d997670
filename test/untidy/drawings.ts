/** Pictures and other things over cells, as Excel, Google Sheets and WPS Office write them. */
import { MCQ4, plain, refused, type UntidyBook } from './book.js';
import { drawn, files, images, media, question, rowOf, SHAPE } from './drawn.js';
import { anchored, picture } from './parts.js';

const google = (row: number, col: number, id: string): string =>
  `<xdr:oneCellAnchor><xdr:from><xdr:col>${col}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="952500" cy="952500"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="0" name="image${col}.png" title="Image"/><xdr:cNvPicPr preferRelativeResize="0"/></xdr:nvPicPr><xdr:blipFill><a:blip cstate="print" r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></xdr:spPr></xdr:pic><xdr:clientData fLocksWithSheet="0"/></xdr:oneCellAnchor>`;
const absolute = (y: number, content: string): string =>
  `<xdr:absoluteAnchor><xdr:pos x="9525" y="${y}"/><xdr:ext cx="9525" cy="9525"/>${content}<xdr:clientData/></xdr:absoluteAnchor>`;
const group = (content: string): string =>
  `<xdr:grpSp><xdr:nvGrpSpPr><xdr:cNvPr id="5" name="Group 4"/><xdr:cNvGrpSpPr/></xdr:nvGrpSpPr><xdr:grpSpPr/>${content}</xdr:grpSp>`;
const svg =
  '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId9"/></a:ext></a:extLst>';

export const drawingBooks: UntidyBook[] = [
  {
    name: 'Google Sheets: pictures over cells',
    file: () => drawn(3, google(1, 0, 'rId1') + google(2, 3, 'rId2') + google(3, 25, 'rId1')),
    result: {
      headers: MCQ4,
      rows: [
        plain(2, question(0), { pictures: [['Question', media('image1.png')]] }),
        plain(3, question(1), { pictures: [['Option 3', media('image2.jpg')]] }),
        plain(4, question(2), { pictures: [['Question', media('image1.png')]] }),
      ],
    },
  },
  {
    name: 'Excel: pictures with a description, of SVG, with a frame, hidden, and fixed to the page',
    file: () =>
      drawn(
        5,
        anchored(
          1,
          0,
          picture('rId1', { name: ' descr="A map of Asia&#10;&#10;Description generated"' }),
        ) +
          anchored(2, 4, picture('rId2', { blip: svg, crop: '<a:srcRect l="-5000" t="0"/>' })) +
          anchored(3, 0, picture('rId1', { name: ' hidden="1"' })) +
          absolute(4.2 * 190_500, picture('rId1')),
      ),
    result: {
      headers: MCQ4,
      rows: [
        plain(2, question(0), {
          pictures: [['Question', media('image1.png')]],
          described: ['A map of Asia\n\nDescription generated'],
        }),
        plain(3, question(1), { pictures: [['Option 4', media('image2.jpg')]] }),
        plain(4, question(2)),
        plain(5, question(3), { pictures: [['Question', media('image1.png')]] }),
        plain(6, question(4)),
      ],
    },
  },
  {
    name: 'Excel: pictures that are cropped, turned, mirrored, linked, EMF, or grouped',
    file: () =>
      drawn(
        7,
        anchored(1, 1, picture('rId1', { crop: '<a:srcRect l="12500" b="8000"/>' })) +
          anchored(2, 0, picture('rId1', { turn: ' rot="5400000"' })) +
          anchored(3, 0, picture('rId2', { turn: ' flipH="1"' })) +
          anchored(4, 0, picture('rId5', { reference: 'link' })) +
          anchored(5, 2, picture('rId6')) +
          anchored(6, 0, group(picture('rId1') + picture('rId2'))) +
          anchored(7, 0, picture('rId1', { crop: '<a:srcRect t="10%"/>' })),
        {
          images: { ...images, rId5: 'https://example.org/map.png', rId6: '../media/image3.emf' },
          more: { ...files, 'xl/media/image3.emf': Buffer.from('EMF') },
        },
      ),
    result: {
      headers: MCQ4,
      rows: [
        refused(2, rowOf(0), [['Option 1', 'The picture here is cropped']]),
        refused(3, rowOf(1), [['Question', 'The picture here is rotated']]),
        refused(4, rowOf(2), [['Question', 'The picture here is rotated']]),
        refused(5, rowOf(3), [['Question', 'The picture here is only linked']]),
        refused(6, rowOf(4), [['Option 2', 'of a type that browsers cannot show']]),
        refused(7, rowOf(5), [['Question', SHAPE]]),
        refused(8, rowOf(6), [['Question', 'The picture here is cropped']]),
      ],
    },
  },
];
