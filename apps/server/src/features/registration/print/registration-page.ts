import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { keptUntil } from '@innkeeper/domain/registration/kept-until.ts'
import type { FilledForm, Values } from '@innkeeper/domain/registration/values.ts'
import type { RegistrationPage, TableCell } from '../../../platform/pdf/port.ts'
import { signatureSvg } from '../signature-svg.ts'
import { peopleOf } from '../submissions/presenter.ts'
import type { ListedSubmission } from '../submissions/repository.ts'
import { inClear } from '../submissions/unreadable-forms.ts'
import { type PrintPlace, printWords } from './print-words.ts'

/** Null where it cannot be read. */
export type PrintedForm = { listed: ListedSubmission; filled: FilledForm | null; body: FormBody }
export type PrintHouse = PrintPlace & { from: string[] }

/** What has a column of its own; everything else stands below the name. */
const COLUMNS = [['birthDate'], ['nationality'], ['address'], ['documentType', 'passportNumber']] as const
const IN_COLUMNS: readonly string[] = COLUMNS.flat()

/** A form as paper has it, in the words of the house; one that cannot be read has its names and says so. */
export function registrationPage({ listed, filled, body }: PrintedForm, house: PrintHouse): RegistrationPage {
  const { translate, language, from } = house
  const { row, unit } = listed
  const words = printWords(house)
  const fields = new Map(body.fields.map((field) => [field.name, field]))

  function shown(name: string, values: Values): string {
    const [field, value = ''] = [fields.get(name), values[name]]
    return field && value !== '' ? words.value(field, value) : value
  }

  const unreadable = filled ? [] : [translate(language, 'registrationPrint.unreadable')]
  function personRow({ kind, values }: { kind: string; values: Values }): TableCell[] {
    const more = body.fields.flatMap((field) => {
      const [label, value] = [words.label(field), shown(field.name, values)]
      return label === null || value === '' || IN_COLUMNS.includes(field.name) ? [] : [`${label}: ${value}`]
    })
    const name = `${values.firstName ?? ''} ${values.lastName ?? ''}`.trim()
    return [
      { text: name, notes: [words.person(kind), ...unreadable, ...more] },
      ...COLUMNS.map(([first, ...others]) => ({
        text: shown(first, values),
        notes: others.map((other) => shown(other, values)).filter(Boolean),
      })),
    ]
  }

  const fact = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return {
    from,
    law: translate(language, 'registrationPrint.law', {
      country: words.country(row.country),
      date: words.day(keptUntil(row.departure, row.keptMonths)),
    }),
    facts: [
      ...fact(translate(language, 'registrationPrint.booking'), row.bookingNumber),
      ...fact(translate(language, 'registrationPrint.room'), unit),
      ...fact(translate(language, 'registrationPrint.arrival'), words.day(row.arrival)),
      ...fact(translate(language, 'registrationPrint.departure'), words.day(row.departure)),
      ...fact(
        translate(language, 'registrationPrint.filledInBy'),
        row.authorName ?? translate(language, 'registrationPrint.byGuest'),
      ),
      ...fact(translate(language, 'registrationPrint.sent'), words.moment(row.sentAt)),
      ...fact(
        translate(language, 'registrationPrint.checked'),
        row.checkedAt && `${words.moment(row.checkedAt)}, ${row.checkedBy ?? ''}`,
      ),
      ...fact(
        translate(language, 'registrationPrint.terms'),
        row.termsVersion === null
          ? null
          : translate(language, 'registrationPrint.termsVersion', {
              version: String(row.termsVersion),
              time: words.moment(row.sentAt),
            }),
      ),
    ],
    people: {
      head: [
        translate(language, 'registrationPrint.field.name'),
        ...COLUMNS.map(([first]) => translate(language, `registrationPrint.field.${first}`)),
      ],
      rows: peopleOf(row, filled ?? inClear(row)).map(personRow),
    },
    signature: filled && signatureOf(filled, house),
  }
}

function signatureOf(
  { signature }: FilledForm,
  { translate, language }: PrintPlace,
): RegistrationPage['signature'] {
  if (!signature) return null
  const label = translate(language, 'registrationPrint.signature')
  if (signature.kind === 'drawn') return { label, drawing: signatureSvg(signature), typed: '', note: null }
  const note = translate(language, 'registrationPrint.typed')
  return { label, drawing: null, typed: signature.name, note }
}
