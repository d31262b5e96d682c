import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Label, LabelLine, LabelSheet } from './port.ts'
import { qrRectangles } from './qr-drawing.ts'

const POINTS_PER_MM = 72 / 25.4
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 10 * POINTS_PER_MM
const PADDING = 10
/** Of a label's width; the words need the rest. */
const QR_SHARE = 0.5
const COLOURS = { ink: '#1b2320', soft: '#66706b', line: '#c9c4b8' } as const

/** The sheet as pdfmake wants it: one table, whose dashed lines are where to cut. */
export function labelDocument({
  title,
  language,
  columns,
  rowHeight,
  labels,
}: LabelSheet): TDocumentDefinitions {
  const height = rowHeight * POINTS_PER_MM
  const width = (PAGE.width - 2 * MARGIN) / columns
  const cells = labels.map((label) => labelCell(label, { width, height }))
  return {
    info: { title },
    language,
    pageSize: 'A4',
    pageMargins: MARGIN,
    defaultStyle: { font: 'Inter', color: COLOURS.ink },
    content: {
      table: {
        widths: Array.from({ length: columns }, () => width - 2 * PADDING),
        heights: height - 2 * PADDING,
        dontBreakRows: true,
        body: rowsOf(cells, columns),
      },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: () => 0.5,
        hLineColor: () => COLOURS.line,
        vLineColor: () => COLOURS.line,
        hLineStyle: () => ({ dash: { length: 3, space: 3 } }),
        vLineStyle: () => ({ dash: { length: 3, space: 3 } }),
        paddingLeft: () => PADDING,
        paddingRight: () => PADDING,
        paddingTop: () => PADDING,
        paddingBottom: () => PADDING,
      },
    },
  }
}

function labelCell(label: Label, { width, height }: { width: number; height: number }): TableCell {
  // A little less than the height, or rounding would push the row down.
  const side = Math.min(height - 2 * PADDING - 2, (width - 2 * PADDING) * QR_SHARE)
  const rectangles = qrRectangles(label.qr, side)
  const code: Column = {
    canvas: rectangles.map((rectangle) => ({ type: 'rect', color: '#000', ...rectangle })),
    width: side,
  }
  const words: Column = { width: '*', stack: label.lines.map(lineContent), margin: [0, 6, 0, 0] }
  return { columns: [words, code], columnGap: 10 }
}

function lineContent({ text, size, weight, tone }: LabelLine): Content {
  return {
    text,
    fontSize: size,
    bold: weight === 'bold',
    color: COLOURS[tone],
    margin: [0, 0, 0, 4],
    lineHeight: 1.15,
  }
}

/** A table's rows must all be full. */
function rowsOf(cells: TableCell[], columns: number): TableCell[][] {
  const rows: TableCell[][] = []
  for (let at = 0; at < cells.length; at += columns) {
    const row = cells.slice(at, at + columns)
    rows.push([...row, ...Array.from({ length: columns - row.length }, (): TableCell => ({ text: '' }))])
  }
  return rows
}
