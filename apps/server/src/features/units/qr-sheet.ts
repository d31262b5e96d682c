import { queryString } from '@innkeeper/api/address.ts'
import type { QrSheetLayout } from '@innkeeper/api/units.ts'
import type { Label, LabelLine, LabelSheet } from '../../platform/pdf/port.ts'

export type SheetUnit = { code: string; category: string; linkId: string }
export type SheetProperty = {
  propertyId: string
  name: string
  /** Of the words on the sheet. */
  language: string
  /** What scanning is good for, one sentence. */
  invitation: string
  /** Of the installation, as guests reach it. */
  origin: string
}

/** Where a unit's QR code leads: it knows the unit and opens none of its secrets (product 2). */
export function unitLink(
  { origin, propertyId }: Pick<SheetProperty, 'origin' | 'propertyId'>,
  linkId: string,
) {
  return `${origin}/guestbook/${encodeURIComponent(propertyId)}${queryString({ l: linkId })}`
}

/** Cards to cut out and stand in the rooms, or a narrow list for the binder at reception. */
export function qrSheet(
  property: SheetProperty,
  units: readonly SheetUnit[],
  layout: QrSheetLayout,
): LabelSheet {
  const linesOf = layout === 'cards' ? cardLines : listLines
  return {
    title: property.name,
    language: property.language,
    columns: layout === 'cards' ? 2 : 1,
    rowHeight: layout === 'cards' ? 66 : 30,
    labels: units.map(
      (unit): Label => ({ qr: unitLink(property, unit.linkId), lines: linesOf(property, unit) }),
    ),
  }
}

function cardLines({ name, invitation }: SheetProperty, { code }: SheetUnit): LabelLine[] {
  return [
    { text: name, size: 11, weight: 'bold', tone: 'ink' },
    { text: code, size: codeSize(code), weight: 'bold', tone: 'ink' },
    { text: invitation, size: 9, weight: 'normal', tone: 'soft' },
  ]
}

function listLines({ name, invitation }: SheetProperty, { code, category }: SheetUnit): LabelLine[] {
  return [
    { text: `${name} · ${category}`, size: 9, weight: 'normal', tone: 'soft' },
    { text: code, size: 20, weight: 'bold', tone: 'ink' },
    { text: invitation, size: 9, weight: 'normal', tone: 'soft' },
  ]
}

/** As large as fits in one line beside the QR code. */
function codeSize(code: string): number {
  if (code.length <= 4) return 34
  return code.length <= 8 ? 20 : 12
}
