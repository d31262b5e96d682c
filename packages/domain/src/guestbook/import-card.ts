import type { BoxLink } from './box-link.ts'
import type { BoxContent, Card } from './card-schema.ts'
import type { Finder } from './import-names.ts'

/** How what a file names is called in this property. */
export type ImportPlace = {
  /** Language index of the file to the one here. */
  languages: ReadonlyMap<number, number>
  units: Finder
  unitCategories: Finder
  targetGroups: Finder
  pages: Finder
  media: Finder
  /** Card of the file to the card here; null for one that is left out. */
  cardId: (id: string) => string | null
}

/** A card of a file as one of this property: what it names and is not here is gone from it. */
export function importCard(card: Card, place: ImportPlace): Card {
  const { link, ...options } = card.options
  const kept = link && importLink(link, place)
  const background = card.styles.backgroundPicture
  return {
    ...card,
    id: place.cardId(card.id) ?? card.id,
    parentId: card.parentId === null ? null : place.cardId(card.parentId),
    content: inLanguages(card.content, place, (words) => importPictures(words, place)),
    ...(card.translations ? { translations: inLanguages(card.translations, place, (marks) => marks) } : {}),
    styles: { ...card.styles, backgroundPicture: background && place.media.find(background) },
    options: { ...options, ...(kept ? { link: kept } : {}) },
    visibility: card.visibility && {
      ...card.visibility,
      // A segment that is not here selects nobody: a card for few never becomes one for all.
      segmentation: {
        all: card.visibility.segmentation.all,
        targetGroups: found(card.visibility.segmentation.targetGroups, place.targetGroups),
        unitCategories: found(card.visibility.segmentation.unitCategories, place.unitCategories),
        selection: found(card.visibility.segmentation.selection, place.units),
      },
    },
  }
}

/** What is said by language and variant, under the indexes and ids of this property. */
function inLanguages<Part>(
  said: Record<string, Record<string, Part>>,
  place: ImportPlace,
  change: (part: Part) => Part,
): Record<string, Record<string, Part>> {
  const written = Object.entries(said).flatMap(([index, variants]) => {
    const here = place.languages.get(Number(index))
    if (here === undefined) return []
    const kept = Object.entries(variants).flatMap(([name, part]) => {
      const variant = importVariant(name, place)
      return variant === null ? [] : [[variant, change(part)] as const]
    })
    return [[String(here), Object.fromEntries(kept)] as const]
  })
  return Object.fromEntries(written)
}

/** What is for one unit or category stays for that one alone. */
function importVariant(name: string, place: ImportPlace): string | null {
  const [, kind, id] = /^(unit|category):(.+)$/.exec(name) ?? []
  if (kind === undefined || id === undefined) return name
  const here = (kind === 'unit' ? place.units : place.unitCategories).find(id)
  return here === null ? null : `${kind}:${here}`
}

function importPictures(content: BoxContent, { media }: ImportPlace): BoxContent {
  if (!content.pictures) return content
  const pictures = content.pictures.flatMap(({ mediaId, alt }) => {
    const here = media.find(mediaId)
    return here === null ? [] : [{ mediaId: here, alt }]
  })
  return { ...content, pictures }
}

function importLink({ type, value }: BoxLink, place: ImportPlace): BoxLink | null {
  const here = { page: place.pages.find, pdf: place.media.find, box: place.cardId }[
    type as 'page' | 'pdf' | 'box'
  ]
  if (!here) return { type, value }
  const id = here(value)
  return id === null ? null : { type, value: id }
}

function found(ids: readonly string[], finder: Finder): string[] {
  return [...new Set(ids.map(finder.find).filter((id) => id !== null))]
}
