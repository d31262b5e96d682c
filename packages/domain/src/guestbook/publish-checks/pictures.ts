import { altFor } from '../../media/alt.ts'
import type { Card } from '../card-schema.ts'
import type { PublishFacts } from './facts.ts'
import { type CardProblem, problem } from './problem.ts'

type Shown = Pick<Card, 'content' | 'styles'>

/** Pictures that nobody has described: in each language that shows some, once for each of the card's texts. */
export function picturesWithoutWords(
  { content }: Shown,
  { languages, pictures }: Pick<PublishFacts, 'languages' | 'pictures'>,
): CardProblem[] {
  return languages.flatMap((language) =>
    Object.entries(content[language] ?? {}).flatMap(([variant, box]) => {
      const isSilent = (box.pictures ?? []).some(({ mediaId, alt }) => {
        const file = pictures[mediaId]
        return file && !file.isDecorative && altFor(alt, file, language).trim() === ''
      })
      return isSilent ? [problem('noAlt', 'pictures', { language, variant })] : []
    }),
  )
}

/** Pictures whose file is gone: guests would get none. */
export function pictureFilesGone(
  { content, styles }: Shown,
  { pictures }: Pick<PublishFacts, 'pictures'>,
): CardProblem[] {
  const gone = (id: string) => !pictures[id]
  const chosen = Object.values(content).flatMap((variants) =>
    Object.values(variants).flatMap((box) => (box.pictures ?? []).map(({ mediaId }) => mediaId)),
  )
  const broken = { target: 'file', blocks: true } as const
  return [
    ...(chosen.some(gone) ? [problem('brokenLink', 'pictures', broken)] : []),
    ...(styles.backgroundPicture && gone(styles.backgroundPicture)
      ? [problem('brokenLink', 'look', broken)]
      : []),
  ]
}

/** Ids of every picture that cards name, in any language. */
export function picturesOf(cards: readonly Shown[]): string[] {
  return [...new Set(cards.flatMap(pictureIds))]
}

function pictureIds({ content, styles }: Shown): string[] {
  const chosen = Object.values(content).flatMap((variants) =>
    Object.values(variants).flatMap(({ pictures = [] }) => pictures.map(({ mediaId }) => mediaId)),
  )
  return styles.backgroundPicture ? [...chosen, styles.backgroundPicture] : chosen
}
