import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pngUrl } from './png-picture.ts'
import type { Paper, PaperTable } from './port.ts'

const COLOURS = { ink: '#1b2320', soft: '#66706b', line: '#c9c4b8' } as const
const MARGIN = 48
/** As wide and as high as a logo may stand on paper. */
const LOGO_POINTS: [number, number] = [140, 56]

/** The page as pdfmake wants it; it grows to as many pages as the table needs. */
export function paperDocument(paper: Paper): TDocumentDefinitions {
  const { title, language, logo, from, facts, notice, table, sums, secondTable, smallPrint } = paper
  const [name = '', ...address] = from
  return {
    info: { title },
    language,
    pageSize: 'A4',
    pageMargins: MARGIN,
    defaultStyle: { font: 'Inter', fontSize: 10, color: COLOURS.ink, lineHeight: 1.25 },
    content: [
      ...(logo ? [{ image: pngUrl(logo), fit: LOGO_POINTS, margin: [0, 0, 0, 12] } satisfies Content] : []),
      { text: name, fontSize: 13, bold: true },
      ...address.map((text): Content => ({ text, color: COLOURS.soft })),
      { text: title, fontSize: 20, bold: true, margin: [0, 24, 0, 8] },
      ...facts.map(
        ({ label, value }): Content => ({ text: [{ text: `${label}  `, color: COLOURS.soft }, value] }),
      ),
      ...(notice ? [{ text: notice, bold: true, margin: [0, 12, 0, 0] } satisfies Content] : []),
      { ...tableContent(table), margin: [0, 20, 0, 12] },
      ...sums.map(
        ({ label, value, isMain }): Content => ({
          columns: [
            { text: label, alignment: 'right', width: '*' },
            { text: value, alignment: 'right', width: 110 },
          ],
          bold: isMain,
          fontSize: isMain ? 12 : 10,
          margin: [0, 2, 4, 2],
        }),
      ),
      ...(secondTable ? [{ ...tableContent(secondTable), margin: [0, 20, 0, 0] } satisfies Content] : []),
      ...smallPrint.map(
        ({ text, link }): Content => ({
          text,
          ...(link ? { link } : {}),
          fontSize: 9,
          color: COLOURS.soft,
          margin: [0, 16, 0, 0],
        }),
      ),
    ],
  }
}

function tableContent({ head, rows }: PaperTable): ContentTable {
  const side = (column: number) => (column === 0 ? 'left' : 'right')
  const body: TableCell[][] = [
    head.map((text, column) => ({ text, color: COLOURS.soft, fontSize: 9, alignment: side(column) })),
    ...rows.map((row) =>
      row.map(
        ({ text, notes = [] }, column): TableCell => ({
          stack: [{ text }, ...notes.map((note) => ({ text: note, fontSize: 9, color: COLOURS.soft }))],
          alignment: side(column),
        }),
      ),
    ),
  ]
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: head.map((_, column) => (column === 0 ? '*' : 'auto')),
      body,
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => COLOURS.line,
      paddingLeft: (column) => (column === 0 ? 0 : 8),
      paddingRight: () => 4,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  }
}
