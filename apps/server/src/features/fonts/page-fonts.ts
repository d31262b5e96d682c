import type { PageData, PageFonts } from '@innkeeper/api/page.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { fontFamiliesOf } from '@innkeeper/html-builder/font-families.ts'
import type { PropertyFonts } from './routes.ts'
import { furtherCss, propertySheet } from './stylesheets.ts'

/** A page can be set in a few fonts besides the property's; more would only make it slow. */
const FURTHER_MAX = 4

/** What a page is written in: its property's fonts, those its modules name, and the product's own without one. */
export async function pageFonts(data: PageData, fontsOf: PropertyFonts): Promise<PageFonts> {
  const clientData = 'clientData' in data ? data.clientData : null
  // A page of no property, or of one that is only being set up.
  if (!clientData?.propertyId) return propertySheet({ propertyId: '', ownFonts: [] }, DEFAULT_BRAND)
  const { owner, sheet } = await fontsOf(clientData.propertyId)
  if (data.kind !== 'page') return sheet
  const further = fontFamiliesOf(data.template.modules).slice(0, FURTHER_MAX)
  return { ...sheet, css: furtherCss(owner, further, clientData.brand) + sheet.css }
}
