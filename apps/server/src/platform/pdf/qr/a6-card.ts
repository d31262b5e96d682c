import type { Content } from 'pdfmake/interfaces.js'
import type { QrLabel, QrSheet } from '../port.ts'
import { brandMark, type Place, qrCode, SOFT, surface, textSize, words } from './placed.ts'

const BAND = 96
const QR_SIDE = 168
const EDGE = 24
const LANGUAGES = 3

/** One page of A6 for a frame or a stand: the house above, the code in the middle, the room and the words below. */
export function a6Card({ qr, code }: QrLabel, { x, y, width, height }: Place, sheet: QrSheet): Content[] {
  const { brand, codeName, invitations, address } = sheet
  const inner = width - 2 * EDGE
  const [first, ...others] = invitations.slice(0, LANGUAGES)
  const title = `${codeName} ${code}`.trim()
  return [
    // Beyond the page on three sides, so that no white edge is left after cutting.
    surface({ x: x - 20, y: y - 20, width: width + 40, height: BAND + 20 }, brand.colour, 20),
    ...brandMark(
      brand,
      { x: x + EDGE, y: y + 17, width: inner, height: BAND - 34 },
      { size: 24, padding: 10 },
    ),
    qrCode(qr, { x: x + (width - QR_SIDE) / 2, y: y + BAND + 4, side: QR_SIDE }),
    words(
      { x: x + EDGE, y: y + BAND + QR_SIDE + 2, width: inner },
      [
        { text: title, size: textSize(title, inner, 28), bold: true },
        ...(first ? [{ text: first, size: 10.5, gap: 4 }] : []),
        ...others.map((text) => ({ text, size: 8.5, colour: SOFT, gap: 3 })),
      ],
      'center',
    ),
    words(
      { x: x + EDGE, y: y + height - 24, width: inner },
      [{ text: address, size: 7.5, colour: SOFT }],
      'center',
    ),
  ]
}
