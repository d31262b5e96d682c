import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { CleaningLine, CleaningSheet } from './port.ts'

const COLOURS = { ink: '#1b2320', soft: '#66706b', line: '#d8d4ca', floor: '#f1eee7' } as const
const MARGIN = 30
/** Room for the number of the page. */
const FOOT = 24
const SIZES = { title: 15, line: 8, small: 7, category: 6.5 } as const
/** Of the box to tick, in points. */
const BOX = 8.5
const WIDTHS = [BOX + 4, 34, 74, 140, 26, '*', 58] as const

/** Dense enough that the rooms of a usual hotel are one page; more go on under the same head. */
export function cleaningDocument(sheet: CleaningSheet): TDocumentDefinitions {
  const { title, language, house, date, counts, floors, smallPrint, nothing, pageWords } = sheet
  const isEmpty = floors.every(({ rooms }) => rooms.length === 0)
  return {
    info: { title: `${title} ${date}` },
    language,
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN - 8, MARGIN, FOOT],
    defaultStyle: { font: 'Inter', fontSize: SIZES.line, color: COLOURS.ink, lineHeight: 1 },
    footer: (page, pages) => ({
      columns: [
        { text: `${house} · ${date}` },
        { text: `${pageWords} ${page} / ${pages}`, alignment: 'right' },
      ],
      margin: [MARGIN, 6, MARGIN, 0],
      fontSize: SIZES.small,
      color: COLOURS.soft,
    }),
    content: [
      {
        columns: [
          { text: date, fontSize: SIZES.title, bold: true },
          { text: house, fontSize: 10, color: COLOURS.soft, alignment: 'right', margin: [0, 4, 0, 0] },
        ],
      },
      { text: [title, ...counts].join('  ·  '), margin: [0, 3, 0, 7], color: COLOURS.soft },
      isEmpty ? { text: nothing, margin: [0, 12, 0, 12] } : roomsTable(sheet),
      ...smallPrint.map(
        (text): Content => ({ text, fontSize: SIZES.small, color: COLOURS.soft, margin: [0, 4, 0, 0] }),
      ),
    ],
  }
}

function roomsTable({ head, floors }: CleaningSheet): ContentTable {
  const isFloor = new Set<number>()
  const body: TableCell[][] = [
    ['', head.room, '', head.what, head.party, head.wish, head.assignee].map((text) => ({
      text,
      color: COLOURS.soft,
      fontSize: SIZES.small,
    })),
  ]
  for (const { title, rooms } of floors) {
    if (title !== null) {
      isFloor.add(body.length)
      body.push(floorRow(title, rooms.length))
    }
    body.push(...rooms.map(roomRow))
  }
  return {
    table: { headerRows: 1, dontBreakRows: true, keepWithHeaderRows: 1, widths: [...WIDTHS], body },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.4),
      vLineWidth: () => 0,
      hLineColor: () => COLOURS.line,
      fillColor: (row) => (isFloor.has(row) ? COLOURS.floor : null),
      paddingLeft: (column) => (column === 0 ? 1 : 4),
      paddingRight: () => 2,
      paddingTop: () => 1.4,
      paddingBottom: () => 1.4,
    },
  }
}

function floorRow(title: string, many: number): TableCell[] {
  const cell: TableCell = {
    text: [
      { text: title, bold: true },
      { text: `   ${many}`, color: COLOURS.soft },
    ],
    colSpan: WIDTHS.length,
  }
  return [cell, ...WIDTHS.slice(1).map((): TableCell => '')]
}

function roomRow(line: CleaningLine): TableCell[] {
  const { room, category, what, party, wish, assignee, isDone } = line
  return [
    { canvas: boxToTick(isDone) },
    { text: room, bold: true },
    { text: category, color: COLOURS.soft, fontSize: SIZES.category, margin: [0, 1, 0, 0] },
    what,
    party,
    { text: wish, fontSize: SIZES.small, margin: [0, 0.6, 0, 0] },
    { text: assignee, color: COLOURS.soft },
  ]
}

function boxToTick(isDone: boolean) {
  const box = {
    type: 'rect' as const,
    x: 0,
    y: 0,
    w: BOX,
    h: BOX,
    r: 1.5,
    lineWidth: 0.8,
    lineColor: COLOURS.ink,
  }
  const tick = {
    type: 'polyline' as const,
    lineWidth: 1.2,
    lineColor: COLOURS.ink,
    points: [
      { x: 1.8, y: 4.6 },
      { x: 3.7, y: 6.6 },
      { x: 7, y: 1.9 },
    ],
  }
  return isDone ? [box, tick] : [box]
}
