// Printed pages: turns a description of a sheet into the bytes of a PDF that carries its own letters, nothing else.
// Adapter: pdfmake (pdfmake.ts) in a thread of its own, since setting pages keeps a processor busy for seconds.

/** Whose paper it is, as it is seen at first glance. */
export type PaperBrand = {
  name: string
  /** #rrggbb of surfaces, and of words on them. */
  colour: string
  inkOnColour: string
  /** As PNG. */
  logo: Uint8Array | null
}

/** A QR code, and what stands beside it in large letters. */
export type QrLabel = { qr: string; code: string; category: string }

/** Cards to cut out of A4, a page of A6 each, A4 of 24 stickers, or a list for a binder. */
export const QR_FORMATS = ['cards', 'a6', 'stickers', 'list'] as const
export type QrFormat = (typeof QR_FORMATS)[number]

export type QrSheet = {
  title: string
  /** BCP 47, for those who have the page read to them. */
  language: string
  format: QrFormat
  brand: PaperBrand
  /** What a code is of: "Room"; empty where the code says it all. */
  codeName: string
  /** What scanning is good for, in each language, the most important first. */
  invitations: string[]
  /** To type where nobody can scan. */
  address: string
  labels: QrLabel[]
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

/** One registration form: who it is of, what the law says of it, the people, and how it was signed. */
export type RegistrationPage = {
  from: string[]
  law: string
  facts: { label: string; value: string }[]
  /** A line for each person. */
  people: PaperTable
  /** Drawn as an SVG of lines alone, or the name that was typed. */
  signature: { label: string; drawing: string | null; typed: string; note: string | null } | null
}

/** Registration forms, each on pages of its own. */
export type RegistrationSheet = { title: string; language: string; forms: RegistrationPage[] }

/** One room to clean, in the words that stand on the paper. */
export type CleaningLine = {
  room: string
  category: string
  what: string
  party: string
  wish: string
  assignee: string
  /** Its box is ticked already. */
  isDone: boolean
}

/** The rooms to clean on one day, as somebody carries them through the house. */
export type CleaningSheet = {
  title: string
  language: string
  house: string
  date: string
  counts: string[]
  head: Record<'room' | 'what' | 'party' | 'wish' | 'assignee', string>
  /** Without a title where they are not in the order of floors. */
  floors: { title: string | null; rooms: CleaningLine[] }[]
  smallPrint: string[]
  /** Stands in place of the rooms where there are none. */
  nothing: string
  /** Before the number of a page. */
  pageWords: string
}

export type PdfPort = {
  qrSheet(sheet: QrSheet): Promise<Uint8Array>
  paper(paper: Paper): Promise<Uint8Array>
  registrations(sheet: RegistrationSheet): Promise<Uint8Array>
  cleaningList(sheet: CleaningSheet): Promise<Uint8Array>
}
