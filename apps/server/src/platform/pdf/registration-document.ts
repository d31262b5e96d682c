import type { TableCell as Cell, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { RegistrationPage, RegistrationSheet, TableCell } from './port.ts'

const COLOURS = { ink: '#1b2320', soft: '#66706b', line: '#c9c4b8' } as const
const MARGIN = 48
const SIGNATURE_POINTS = 220

/** Each form begins a page of its own and takes as many as its people need. */
export function registrationDocument({ title, language, forms }: RegistrationSheet): TDocumentDefinitions {
  return {
    info: { title },
    language,
    pageSize: 'A4',
    pageMargins: MARGIN,
    defaultStyle: { font: 'Inter', fontSize: 9, color: COLOURS.ink, lineHeight: 1.25 },
    content: forms.map((form, place) => ({
      stack: formContent(title, form),
      ...(place > 0 ? { pageBreak: 'before' as const } : {}),
    })),
  }
}

function formContent(title: string, form: RegistrationPage): Content[] {
  const [name = '', ...address] = form.from
  return [
    { text: name, fontSize: 12, bold: true },
    ...address.map((text): Content => ({ text, color: COLOURS.soft })),
    { text: title, fontSize: 18, bold: true, margin: [0, 18, 0, 2] },
    { text: form.law, color: COLOURS.soft, margin: [0, 0, 0, 10] },
    ...form.facts.map(fact),
    peopleTable(form),
    ...signatureContent(form),
  ]
}

const fact = ({ label, value }: { label: string; value: string }): Content => ({
  text: [{ text: `${label}  `, color: COLOURS.soft }, value],
})

function peopleTable({ people }: RegistrationPage): Content {
  const cell = ({ text, notes = [] }: TableCell): Cell => ({
    stack: [{ text }, ...notes.map((note) => ({ text: note, fontSize: 8, color: COLOURS.soft }))],
  })
  return {
    margin: [0, 14, 0, 14],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: people.head.map(() => '*'),
      body: [
        people.head.map((text): Cell => ({ text, color: COLOURS.soft, fontSize: 8 })),
        ...people.rows.map((row) => row.map(cell)),
      ],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => COLOURS.line,
      paddingLeft: () => 0,
      paddingRight: () => 8,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  }
}

function signatureContent({ signature }: RegistrationPage): Content[] {
  if (!signature) return []
  const { label, drawing, typed, note } = signature
  const signed: Content =
    drawing === null ? { text: typed, fontSize: 16 } : { svg: drawing, width: SIGNATURE_POINTS }
  const small: Content[] = note ? [{ text: note, fontSize: 8, color: COLOURS.soft }] : []
  return [{ stack: [{ text: label, color: COLOURS.soft }, signed, ...small], unbreakable: true }]
}
