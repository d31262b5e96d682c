import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import { labelDocument } from './label-document.ts'
import { paperDocument } from './paper-document.ts'
import type { LabelSheet, Paper } from './port.ts'

/** What a thread is asked to set. */
export type Sheet = { kind: 'labels'; labels: LabelSheet } | { kind: 'paper'; paper: Paper }

const require = createRequire(import.meta.url)
/** Complete fonts: the subsets that browsers load lack letters of Polish, Estonian and others. */
const FONTS = {
  normal: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

pdfmake.setFonts({ Inter: FONTS })
// A document is made of what it is given; it reaches for nothing but its fonts.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path: string) => Object.values(FONTS).includes(path))

export function renderSheet(sheet: Sheet): Promise<Uint8Array> {
  const document = sheet.kind === 'labels' ? labelDocument(sheet.labels) : paperDocument(sheet.paper)
  return pdfmake.createPdf(document).getBuffer()
}
