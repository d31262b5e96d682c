import { brandProblems, READABLE_CONTRAST } from '../../properties/brand-problems.ts'
import { contrastRatio } from '../../properties/contrast.ts'
import type { Brand } from '../../properties/schema.ts'
import type { Card } from '../card-schema.ts'
import type { CardType } from '../card-types.ts'
import { type CardProblem, problem } from './problem.ts'

/**
 * Of the light of a background picture, the share that reaches the words of each kind before anybody dims it. The
 * shade behind most kinds is dark enough for any picture; a small box has half of it where its words begin
 * (fixed-size-box.module.css of the guest app).
 */
const LIGHT_AT_WORDS: Readonly<Record<CardType, number | null>> = {
  Carousel: null,
  Header: null,
  Voucher: null,
  Content: null,
  UnitSpecific: null,
  Product: null,
  Facilities: null,
  Group: null,
  RoomCleaningBox: null,
  FixedSizeBox: 0.75,
  FixedSizeBoxSlider: null,
}

/** White words over a picture as bright as pictures get, too little dimmed to be read. */
export function wordsOnPicture({ type, styles }: Pick<Card, 'type' | 'styles'>): CardProblem[] {
  const share = LIGHT_AT_WORDS[type]
  if (share === null || !styles.backgroundPicture) return []
  const level = Math.round(255 * share * (1 - styles.backgroundOpacity))
  const brightest = `#${level.toString(16).padStart(2, '0').repeat(3)}`
  return contrastRatio('#ffffff', brightest) < READABLE_CONTRAST ? [problem('contrast', 'look')] : []
}

/** Colours of the brand that guests could not read well. */
export function brandContrast(brand: Brand): CardProblem[] {
  return brandProblems(brand).length > 0 ? [problem('contrast', 'brand')] : []
}
