import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { cleaningDocument } from './cleaning-document.ts'
import { paperDocument } from './paper-document.ts'
import type { CleaningSheet, Paper, QrSheet, RegistrationSheet } from './port.ts'
import { qrDocument } from './qr/qr-document.ts'
import { registrationDocument } from './registration-document.ts'

/** What a thread is asked to set. */
export type Sheet =
  | { kind: 'qr'; qr: QrSheet }
  | { kind: 'paper'; paper: Paper }
  | { kind: 'registrations'; registrations: RegistrationSheet }
  | { kind: 'cleaning'; cleaning: CleaningSheet }

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
  return pdfmake.createPdf(documentOf(sheet)).getBuffer()
}

function documentOf(sheet: Sheet): TDocumentDefinitions {
  switch (sheet.kind) {
    case 'qr':
      return qrDocument(sheet.qr)
    case 'paper':
      return paperDocument(sheet.paper)
    case 'registrations':
      return registrationDocument(sheet.registrations)
    case 'cleaning':
      return cleaningDocument(sheet.cleaning)
  }
}
