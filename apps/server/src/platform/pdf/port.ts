// Printed pages: turns a description of a sheet into the bytes of a PDF that carries its own letters, nothing else.
// Adapter: pdfmake (pdfmake.ts) in a thread of its own, since setting pages keeps a processor busy for seconds.

/** A line of words on a label; sizes are points. */
export type LabelLine = {
  text: string
  size: number
  weight: 'normal' | 'bold'
  tone: 'ink' | 'soft'
}

/** A QR code with words beside it. */
export type Label = { qr: string; lines: LabelLine[] }

/** A4 pages of equal labels, left to right and down. */
export type LabelSheet = {
  title: string
  /** BCP 47, for those who have the page read to them. */
  language: string
  columns: 1 | 2
  /** Of one label, in millimetres; the QR code fills its height. */
  rowHeight: number
  labels: Label[]
}

/** A cell is words, with smaller words below them where there are more. */
export type TableCell = { text: string; notes?: string[] }

/** A table across the page: the first column takes what is left, the others are figures. */
export type PaperTable = { head: string[]; rows: TableCell[][] }

/** One letter-like page: who it is from, what it is, a table, sums, and small print. */
export type Paper = {
  title: string
  /** BCP 47, for those who have the page read to them. */
  language: string
  /** Of whoever it is from, as PNG. */
  logo: Uint8Array | null
  from: string[]
  facts: { label: string; value: string }[]
  /** Something to notice before anything else. */
  notice: string | null
  table: PaperTable
  sums: { label: string; value: string; isMain: boolean }[]
  /** Such as the taxes. */
  secondTable: PaperTable | null
  smallPrint: { text: string; link: string | null }[]
}

export type PdfPort = {
  labelSheet(sheet: LabelSheet): Promise<Uint8Array>
  paper(paper: Paper): Promise<Uint8Array>
}
