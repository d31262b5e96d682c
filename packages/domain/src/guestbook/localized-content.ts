import type { BoxContent, Card } from './card-schema.ts'
import { isSectionAlone } from './section.ts'

/** A variant's content in the asked language, else in the property's default, else in any language that has it. */
export function contentIn(
  card: Pick<Card, 'content'>,
  languageIndex: number,
  defaultIndex: number,
  variant = 'default',
): BoxContent | null {
  const all = [card.content[languageIndex], card.content[defaultIndex], ...Object.values(card.content)]
  const written = all.map((variants) => variants?.[variant])
  return written.find((content) => content && !isSectionAlone(content)) ?? null
}
