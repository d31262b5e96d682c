import type { Content } from 'pdfmake/interfaces.js'
import type { QrLabel, QrSheet } from '../port.ts'
import { brandMark, cutFrame, inset, type Place, qrCode, SOFT, surface, textSize, words } from './placed.ts'

const EDGE = 9
const BAND = 46
const QR_SIDE = 118
const LANGUAGES = 2

/** A card to stand in a room: the house on top, the room and what scanning is good for, the code. */
export function cutOutCard({ qr, code }: QrLabel, place: Place, sheet: QrSheet): Content[] {
  const { x, y, width, height } = place
  const inner = { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: BAND }
  const below = y + EDGE + BAND
  const side = Math.min(QR_SIDE, y + height - below - EDGE)
  const column = inner.width - side - 6
  const [first, ...others] = sheet.invitations.slice(0, LANGUAGES)
  return [
    cutFrame(place),
    surface(inner, sheet.brand.colour, 9),
    ...brandMark(sheet.brand, inset(inner, 6), { size: 17, padding: 5 }),
    qrCode(qr, { x: x + width - EDGE - side, y: below + 2, side }),
    words({ x: inner.x + 2, y: below + 9, width: column }, [
      { text: sheet.codeName, size: 9, colour: SOFT },
      { text: code, size: textSize(code, column, 30), bold: true },
      ...(first ? [{ text: first, size: 8.5, gap: 3 }] : []),
      ...others.map((text) => ({ text, size: 7.5, colour: SOFT, gap: 2 })),
    ]),
  ]
}
