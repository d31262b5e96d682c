import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pngUrl } from '../png-picture.ts'
import type { QrSheet } from '../port.ts'
import { FORMATS, type Format } from './formats.ts'
import { INK, LOGO } from './placed.ts'

/** The sheet as pdfmake wants it: every label at its place, page after page. */
export function qrDocument(sheet: QrSheet): TDocumentDefinitions {
  const format = FORMATS[sheet.format]
  const perPage = format.columns * format.rows
  const pages = Math.ceil(sheet.labels.length / perPage)
  const { logo } = sheet.brand
  return {
    info: { title: sheet.title },
    language: sheet.language,
    pageSize: format.page,
    pageMargins: 0,
    defaultStyle: { font: 'Inter', color: INK },
    ...(logo && { images: { [LOGO]: pngUrl(logo) } }),
    content: Array.from({ length: pages }, (_, page) => pageContent(sheet, format, page)),
  }
}

function pageContent(sheet: QrSheet, format: Format, page: number): Content {
  const { columns, rows, label, corner } = format
  const first = page * columns * rows
  const labels = sheet.labels.slice(first, first + columns * rows)
  const parts = labels.flatMap((each, at) => {
    const place = {
      ...label,
      x: corner.x + (at % columns) * label.width,
      y: corner.y + Math.floor(at / columns) * label.height,
    }
    return format.draw(each, place, sheet)
  })
  // What is set at its place takes no room: an empty line carries the break to the next page.
  return { stack: [{ text: '', fontSize: 1 }, ...parts], ...(page > 0 && { pageBreak: 'before' as const }) }
}
