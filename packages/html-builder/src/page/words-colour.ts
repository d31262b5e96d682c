import { type ChosenColour, colourOf, isBrandColour } from '@innkeeper/domain/html-builder/colour.ts'
import { isReadable } from '@innkeeper/domain/html-builder/surface.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { CSSProperties } from 'react'
import { customProperties } from './custom-properties.ts'

/** What the brand's colours are at night, where they read; any other colour is the ink's there. */
const AT_NIGHT: Partial<Record<ChosenColour, string>> = {
  accent: 'var(--accent)',
  brand: 'var(--action)',
}

/** Words in a chosen colour, as custom properties for the class `coloured`; null where nobody could read them. */
export function wordsColour(chosen: ChosenColour, ground: string, brand: Brand): CSSProperties | null {
  const day = colourOf(chosen, brand)
  if (!isReadable(day, ground)) return null
  const night = isBrandColour(chosen) ? AT_NIGHT[chosen] : undefined
  return customProperties({ '--words-day': day, '--words-night': night ?? 'inherit' })
}
