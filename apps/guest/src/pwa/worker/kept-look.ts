/** How a property looks, read from a page of it that was kept. */
export type KeptLook = { name: string; style: string }

const STYLE = /<style>(.*?)<\/style>/gs
const NAME = /<meta name="apple-mobile-web-app-title" content="([^"]*)">/
/** Of a page's styles, its fonts and its colours are the property's; the rest is the app's. */
const OWN = /^(?:@font-face|:root\{--paper)/

/** Name, colours and fonts as the page carries them; null where it is of no property. */
export function lookOf(html: string): KeptLook | null {
  const name = NAME.exec(html)?.[1]
  if (!name) return null
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => text.trim())
  return { name, style: styles.filter((text) => OWN.test(text)).join('') }
}
