import type { ClientData } from '@innkeeper/api/properties.ts'
import { themeCss } from '@innkeeper/domain/properties/theme.ts'

let sheet: CSSStyleSheet | undefined
let fonts: { href: string; link: HTMLLinkElement | null } | undefined

/** Applies a look that changed while the page was open; a constructed sheet is what the page's policy allows. */
export function followTheme({ brand, font }: Pick<ClientData, 'brand' | 'font'>, fontsAtFirst: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(themeCss(brand))
  fonts ??= { href: fontsAtFirst, link: null }
  if (fonts.href !== font.href) fonts = { href: font.href, link: linkFonts(font.href, fonts.link) }
}

/** The rules before stay until the new ones are there, so that the words never stand without a font. */
function linkFonts(href: string, before: HTMLLinkElement | null): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.addEventListener('load', () => before?.remove())
  document.head.append(link)
  return link
}
