import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { themeCss } from './theme.ts'

let sheet: CSSStyleSheet | undefined

/** Applies a brand that changed while the page was open; a constructed sheet is what the page's policy allows. */
export function followTheme(brand: Brand): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(themeCss(brand))
}
