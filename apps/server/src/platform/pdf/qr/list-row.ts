import type { Content } from 'pdfmake/interfaces.js'
import type { QrLabel, QrSheet } from '../port.ts'
import { cutFrame, type Place, qrCode, SOFT, surface, textSize, words } from './placed.ts'

const STRIP = 7

/** A line of the list in the binder at reception: room, category, code. */
export function listRow({ qr, code, category }: QrLabel, place: Place, sheet: QrSheet): Content[] {
  const { x, y, width, height } = place
  const column = width - height - 40
  const [first = ''] = sheet.invitations
  return [
    cutFrame(place),
    surface({ x: x + 8, y: y + 10, width: STRIP, height: height - 20 }, sheet.brand.colour, 3),
    words({ x: x + 26, y: y + 10, width: column }, [
      { text: `${sheet.brand.name} · ${category}`, size: 9, colour: SOFT },
      { text: code, size: textSize(code, column, 22), bold: true, gap: 1 },
      { text: first, size: 8.5, colour: SOFT, gap: 1 },
    ]),
    qrCode(qr, { x: x + width - height, y: y + 1, side: height - 2 }),
  ]
}
