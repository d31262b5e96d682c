import type { BoxContent, Card } from './card-schema.ts'

/** A variant's content in the asked language, else in the property's default, else in any language that has it. */
export function contentIn(
  card: Pick<Card, 'content'>,
  languageIndex: number,
  defaultIndex: number,
  variant = 'default',
): BoxContent | null {
  return (
    card.content[languageIndex]?.[variant] ??
    card.content[defaultIndex]?.[variant] ??
    Object.values(card.content).find((variants) => variants[variant])?.[variant] ??
    null
  )
}
