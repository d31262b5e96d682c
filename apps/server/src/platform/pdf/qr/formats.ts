import type { Content } from 'pdfmake/interfaces.js'
import type { QrFormat, QrLabel, QrSheet } from '../port.ts'
import { a6Card } from './a6-card.ts'
import { cutOutCard } from './cut-out-card.ts'
import { listRow } from './list-row.ts'
import { mm, type Place } from './placed.ts'
import { sticker } from './sticker.ts'

/** Where labels of a format lie on a page, and how one is drawn. */
export type Format = {
  page: { width: number; height: number }
  /** Of the first label. */
  corner: { x: number; y: number }
  label: { width: number; height: number }
  columns: number
  rows: number
  draw: (label: QrLabel, place: Place, sheet: QrSheet) => Content[]
}

const A4 = { width: mm(210), height: mm(297) }
const A6 = { width: mm(105), height: mm(148) }
const MARGIN = { x: mm(10), y: mm(10) }

export const FORMATS: Readonly<Record<QrFormat, Format>> = {
  cards: {
    page: A4,
    corner: MARGIN,
    label: { width: mm(95), height: mm(66) },
    columns: 2,
    rows: 4,
    draw: cutOutCard,
  },
  a6: { page: A6, corner: { x: 0, y: 0 }, label: A6, columns: 1, rows: 1, draw: a6Card },
  // The sheets that every stationer has: three by eight, 70 by 37 mm.
  stickers: {
    page: A4,
    corner: { x: 0, y: mm(0.5) },
    label: { width: mm(70), height: mm(37) },
    columns: 3,
    rows: 8,
    draw: sticker,
  },
  list: {
    page: A4,
    corner: MARGIN,
    label: { width: mm(190), height: mm(30) },
    columns: 1,
    rows: 9,
    draw: listRow,
  },
}
