import type { Content } from 'pdfmake/interfaces.js'
import { fitted } from '../png-picture.ts'
import type { PaperBrand, QrLabel, QrSheet } from '../port.ts'
import { LOGO, type Place, qrCode, SOFT, surface, textSize, words } from './placed.ts'

/** Printers leave an edge, and stickers move in them. */
const EDGE = 12
const QR_SIDE = 84
const BAR = 3
const MARK = 24

/** A sticker for a desk, a key folder or a frame that is there already: a bar of the brand, room, code. */
export function sticker({ qr, code }: QrLabel, { x, y, width, height }: Place, sheet: QrSheet): Content[] {
  const left = x + EDGE + QR_SIDE + 2
  const column = x + width - EDGE - left
  const top = y + EDGE
  const [first = sheet.codeName] = sheet.invitations
  return [
    qrCode(qr, { x: x + EDGE - 4, y: y + (height - QR_SIDE) / 2, side: QR_SIDE }),
    surface({ x: left, y: top, width: column, height: BAR }, sheet.brand.colour, BAR / 2),
    mark(sheet.brand, { x: left, y: top + BAR + 4, width: column, height: MARK }),
    words({ x: left, y: top + BAR + MARK + 5, width: column }, [
      { text: code, size: textSize(code, column, 18), bold: true },
      { text: first, size: 6, colour: SOFT, gap: 1 },
    ]),
  ]
}

function mark({ logo, name }: PaperBrand, { x, y, width, height }: Place): Content {
  if (!logo) return words({ x, y, width }, [{ text: name, size: textSize(name, width, 11), bold: true }])
  const [w, h] = fitted(logo, [width, height])
  return { image: LOGO, width: w, height: h, absolutePosition: { x, y } }
}
