import type { BoxContent, Card, CardSection } from './card-schema.ts'
import { isHeader } from './card-types.ts'

/** A section is written in this variant, whatever others the card has. */
export const SECTION_VARIANT = 'default'

/** Whether a card may begin a section: what stands in a holder or above everything cannot. */
export function canBeginSection(card: Pick<Card, 'type' | 'parentId'>): boolean {
  return card.parentId === null && !isHeader(card)
}

/** The section a card begins, in the asked language, else in the default one, else in any; null where it begins none. */
export function sectionIn(
  card: Pick<Card, 'type' | 'parentId' | 'content'>,
  languageIndex: number,
  defaultIndex: number,
): CardSection | null {
  if (!canBeginSection(card)) return null
  const sectionOf = (index: number | string) => card.content[index]?.[SECTION_VARIANT]?.section
  const all = [languageIndex, defaultIndex, ...Object.keys(card.content)].map(sectionOf)
  return all.find((section) => section && section.title.trim() !== '') ?? null
}

/** Whether all that a language says is the title of a section: the card itself reads in another language then. */
export function isSectionAlone(content: BoxContent): boolean {
  return content.section !== undefined && Object.keys(content).length === 1
}
