import type { Card } from '../card-schema.ts'
import { CARD_KINDS } from '../card-types.ts'
import { canBeginSection, SECTION_VARIANT } from '../section.ts'
import { type CardProblem, problem } from './problem.ts'

type Checked = Pick<Card, 'type' | 'parentId' | 'content' | 'form'>

/** Fields of a card that the form asks for and nobody filled in, all in the default language. */
export function missingFields(card: Checked, language: number): CardProblem[] {
  const { needsTitle, variants, hasForm } = CARD_KINDS[card.type]
  const written = card.content[language]
  const [first] = variants
  const missing: CardProblem[] = []
  if (needsTitle && !written?.[first]?.title?.trim()) {
    missing.push(problem('required', 'title', { language, variant: first, blocks: true }))
  }
  const section = written?.[SECTION_VARIANT]?.section
  if (canBeginSection(card) && section && section.title.trim() === '') {
    missing.push(problem('required', 'section', { language, blocks: true }))
  }
  const { productIds = [], dealIds = [] } = card.form ?? {}
  if (hasForm && productIds.length + dealIds.length === 0) {
    missing.push(problem('required', 'product', { blocks: true }))
  }
  return missing
}
