import type { IOptions } from 'sanitize-html'
import { SVG_ATTRIBUTES, SVG_TAGS } from './svg-lists.ts'
import { createSvgScale } from './svg-weight.ts'

/** What a value must not hold: an address elsewhere, a script, an old browser's expression. */
const REACHES_OUT = /url\(\s*["']?(?!\s*["']?#)|@import|expression\s*\(|(?:java|vb)script\s*:|data\s*:|[<\\]/i
/** A sheet may say of any element what its own attributes cannot hide. */
const HEAVY_SHEET = /dash|marker|filter/
const IS_REFERENCE = /^(?:xlink:)?href$/

const OPTIONS: IOptions = {
  allowedTags: [...SVG_TAGS],
  // Judged one by one below, by value as well.
  allowedAttributes: false,
  // Sheets of drawing programs live in <style>; one that reaches out is left out whole.
  allowVulnerableTags: true,
  exclusiveFilter: ({ tag, text }) => tag === 'style' && REACHES_OUT.test(text),
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: harmless(attributes) }) },
  nonTextTags: ['script', 'foreignObject', 'textarea', 'option', 'noscript'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
}

export type CleanSvg = {
  bytes: Buffer
  /** Whether it may be drawn at any time. */
  isLight: boolean
}

/**
 * A drawing without scripts, handlers, foreign content and references to anything outside it; null when none is left.
 * Throws TooElaborateError.
 */
export async function cleanSvg(input: Uint8Array): Promise<CleanSvg | null> {
  const { default: sanitize } = await import('sanitize-html')
  const scale = createSvgScale()
  const source = Buffer.from(input).toString('utf8')
  // What broke off would be closed by the library, as if it were whole.
  if (!source.includes('</svg')) return null
  const clean = sanitize(source, {
    ...OPTIONS,
    onOpenTag: scale.open,
    onCloseTag: scale.close,
  })
  const start = clean.indexOf('<svg')
  const end = clean.lastIndexOf('</svg>')
  if (start < 0 || end < start) return null
  const bytes = Buffer.from(clean.slice(start, end + '</svg>'.length))
  const hasHeavySheet = clean.includes('<style') && HEAVY_SHEET.test(clean)
  return { bytes, isLight: scale.isLight(bytes.length) && !hasHeavySheet }
}

function harmless(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (IS_REFERENCE.test(name)) return value.trim().startsWith('#')
    if (name === 'xmlns' || name === 'xmlns:xlink') return value.startsWith('http://www.w3.org/')
    return SVG_ATTRIBUTES.has(name) && !REACHES_OUT.test(value)
  })
  return Object.fromEntries(kept)
}
