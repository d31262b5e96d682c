import { exportUnits, getQrSheet } from '@innkeeper/api/units.ts'
import { CSV_FORMS, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { MAX_SHEET_UNITS } from '@innkeeper/domain/units/constants.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, stream } from '../../platform/http/handlers.ts'
import { sendFile } from '../../platform/http/send-file.ts'
import type { PdfPort } from '../../platform/pdf/port.ts'
import { recordExport } from '../audit/service.ts'
import { qrSheet, unitLink } from './qr-sheet.ts'
import { findLinkedUnits, findUnitCategories, type UnitRow } from './repository.ts'
import type { UnitDependencies } from './work.ts'
import { writeUnitsCsv } from './write-csv.ts'

type Services = {
  db: Database
  pdf: PdfPort
  propertyFacts: UnitDependencies['propertyFacts']
  logoOf: UnitDependencies['logoOf']
  /** Of the installation where it is set; else the one that was asked, since the file goes to whoever asked. */
  publicOrigin: string | null
  /** Told once the sheet is made. */
  qrCodesPrinted(propertyId: string): Promise<void>
}

/** What is taken away as a file: the units as CSV, and a sheet of QR codes to print. */
export function unitFilesHandlers(services: Services): Handler[] {
  const { db, pdf, propertyFacts, logoOf, publicOrigin, qrCodesPrinted } = services
  const originFor = (request: FastifyRequest) => publicOrigin ?? `${request.protocol}://${request.host}`

  return [
    stream(exportUnits, async ({ propertyId, staff, query, request }, reply) => {
      const { timeZone } = await propertyFacts(propertyId)
      const form = CSV_FORMS[query.spreadsheet ?? usualSpreadsheet(timeZone)]
      const place = { propertyId, origin: originFor(request) }
      const units = await db.tenant(propertyId, async (tx) => {
        const found = await findNamedUnits(tx, propertyId)
        await recordExport(tx, staff, { subject: 'Units', format: 'CSV', count: found.length })
        return found
      })
      const text = writeUnitsCsv(
        units.map((unit) => ({ ...unit, link: unitLink(place, unit.linkId) })),
        form,
      )
      await sendFile(reply, { name: `units-${propertyId}.csv`, type: 'text/csv; charset=utf-8', bytes: text })
    }),
    stream(getQrSheet, async ({ propertyId, query, request }, reply) => {
      const [property, logo] = await Promise.all([propertyFacts(propertyId), logoOf(propertyId)])
      const all = await db.tenant(propertyId, (tx) => findNamedUnits(tx, propertyId), { readOnly: true })
      const units = chosenUnits(all, query.ids?.split(','))
      // All catalogues in all languages: nobody should wait for them at the start.
      const { translate } = await import('@innkeeper/i18n/translate.ts')
      const { name, brand, localization } = property
      const printed = { propertyId, name, brand, localization, logo, origin: originFor(request) }
      const sheet = qrSheet(printed, units, { layout: query.layout, translate })
      const bytes = Buffer.from(await pdf.qrSheet(sheet))
      await qrCodesPrinted(propertyId)
      await sendFile(reply, { name: sheetName(propertyId, units), type: 'application/pdf', bytes })
    }),
  ]
}

type NamedUnit = UnitRow & { category: string }

async function findNamedUnits(
  tx: Parameters<typeof findLinkedUnits>[0],
  propertyId: string,
): Promise<NamedUnit[]> {
  const units = await findLinkedUnits(tx, propertyId)
  const categories = await findUnitCategories(tx, propertyId)
  const names = new Map(categories.map(({ id, name }: UnitCategory) => [id, name]))
  return units.map((unit) => ({ ...unit, category: names.get(unit.categoryId) ?? '' }))
}

function chosenUnits(all: NamedUnit[], ids: string[] | undefined): NamedUnit[] {
  const chosen = ids ? all.filter((unit) => ids.includes(unit.id)) : all
  if (chosen.length === 0 || (ids && chosen.length < new Set(ids).size)) {
    throw new AppError('units/unknown', 'No such unit.')
  }
  if (chosen.length > MAX_SHEET_UNITS) {
    throw new AppError('units/too-many', `A sheet holds ${MAX_SHEET_UNITS} units at most.`)
  }
  return chosen
}

/** A file for one unit is found again by its code. */
function sheetName(propertyId: string, units: readonly NamedUnit[]): string {
  const [only, ...others] = units
  return only && others.length === 0 ? `qr-code-${only.code}-${propertyId}.pdf` : `qr-codes-${propertyId}.pdf`
}
