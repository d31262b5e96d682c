import { printSubmissions } from '@innkeeper/api/registration/submissions.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { RevealReason } from '@innkeeper/domain/registration/constants.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, stream } from '../../../platform/http/handlers.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { PdfPort } from '../../../platform/pdf/port.ts'
import { recordBy } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findFormVersion } from '../forms/repository.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { unreadableForm } from '../submissions/open-form.ts'
import { findSubmissionsByIds, type ListedSubmission } from '../submissions/repository.ts'
import { unknownSubmission } from '../submissions/reveal.ts'
import { tellUnreadable } from '../submissions/unreadable-forms.ts'
import { type PrintedForm, type PrintHouse, registrationPage } from './registration-page.ts'

type Dependencies = { db: Database; pdf: PdfPort; properties: PropertyService; sealedForms: SealedForms }

const countUnreadable = (forms: readonly PrintedForm[]) =>
  forms.filter(({ filled }) => filled === null).length

/** Forms on paper, with their numbers and signatures; who did it and why is written down. */
export function printHandlers({ db, pdf, properties, sealedForms }: Dependencies): Handler[] {
  async function houseOf(staff: Staff): Promise<PrintHouse> {
    // All catalogues in all languages: nobody should wait for them at the start.
    const { translate } = await import('@innkeeper/i18n/translate.ts')
    const { property } = await properties.snapshot(staff.propertyId)
    const own = defaultLanguage(property.localization)
    return {
      translate,
      language: interfaceLanguageFor(own?.code ?? 'en'),
      languageIndex: own?.index ?? 0,
      timeZone: property.timeZone,
      from: [property.name, ...(property.contact.address?.split('\n') ?? [])],
    }
  }

  async function formOf(tx: Tx, listed: ListedSubmission): Promise<PrintedForm> {
    const { row } = listed
    if (row.lockedAt !== null)
      throw new AppError('registration/locked', 'The guest was erased; it is not printed any more.')
    const version = await findFormVersion(tx, row.propertyId, row.formId, row.formVersion)
    if (!version) throw new TypeError('a version that was used is never deleted')
    return { listed, filled: sealedForms.openIfReadable(row), body: version.body }
  }

  async function readForms(
    tx: Tx,
    staff: Staff,
    { ids, reason }: { ids: readonly string[]; reason: RevealReason },
  ): Promise<PrintedForm[]> {
    const found = await findSubmissionsByIds(tx, staff.propertyId, ids)
    if (found.length < new Set(ids).size) throw unknownSubmission()
    const forms: PrintedForm[] = []
    for (const listed of found) forms.push(await formOf(tx, listed))
    if (countUnreadable(forms) === forms.length) throw unreadableForm()
    const numbers = [...new Set(found.map(({ row }) => row.bookingNumber))]
    await recordBy(tx, staff, {
      action: 'registration.printed',
      subject: numbers.join(', '),
      details: { count: String(forms.length), reason },
    })
    return forms
  }

  return [
    stream(printSubmissions, async ({ propertyId, staff, query }, reply) => {
      const house = await houseOf(staff)
      const forms = await db.tenant(propertyId, (tx) =>
        readForms(tx, staff, { ...query, ids: query.ids.split(',') }),
      )
      const bytes = await pdf.registrations({
        title: house.translate(house.language, 'registrationPrint.title'),
        language: intlLocaleFor(house.language),
        forms: forms.map((form) => registrationPage(form, house)),
      })
      await sendFile(tellUnreadable(reply, countUnreadable(forms)), {
        name: `registrations-${propertyId}.pdf`,
        type: 'application/pdf',
        bytes: Buffer.from(bytes),
      })
    }),
  ]
}
