import { webFontOf } from '@innkeeper/domain/fonts/catalogue.ts'
import type { FontKind } from '@innkeeper/domain/fonts/constants.ts'
import { cssName } from '@innkeeper/domain/fonts/font-css.ts'
import { standardKindOf } from '@innkeeper/domain/fonts/standard-fonts.ts'

/** What mail programs have in place of a font they do not load. */
const FALLBACKS: Readonly<Record<FontKind, string>> = {
  sans: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  serif: "Georgia,'Times New Roman',serif",
  display: "Georgia,'Times New Roman',serif",
  handwriting: "'Segoe Script','Brush Script MT',Georgia,serif",
  mono: "'Courier New',monospace",
}

/** A font by its name, and what stands in for it. */
export function emailFont(family: string): string {
  const kind = webFontOf(family)?.kind ?? standardKindOf(family) ?? 'sans'
  const name = cssName(family).trim()
  return name === '' ? FALLBACKS[kind] : `'${name}',${FALLBACKS[kind]}`
}
