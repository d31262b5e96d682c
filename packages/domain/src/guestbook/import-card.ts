import type { BoxLink } from './box-link.ts'
import type { BoxContent, Card } from './card-schema.ts'
import type { Finder } from './import-names.ts'

/** How what a file names is called in this property. */
export type NamesHere = {
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
export function importCard(card: Card, names: NamesHere): Card {
  const { link, ...options } = card.options
  const kept = link && importLink(link, names)
  const background = card.styles.backgroundPicture
  return {
    ...card,
    id: names.cardId(card.id) ?? card.id,
    parentId: card.parentId === null ? null : names.cardId(card.parentId),
    content: inLanguages(card.content, names, (words) => importPictures(words, names)),
    ...(card.translations ? { translations: inLanguages(card.translations, names, (marks) => marks) } : {}),
    styles: { ...card.styles, backgroundPicture: background && names.media.find(background) },
    options: { ...options, ...(kept ? { link: kept } : {}) },
    visibility: card.visibility && {
      ...card.visibility,
      // A segment that is not here selects nobody: a card for few never becomes one for all.
      segmentation: {
        all: card.visibility.segmentation.all,
        targetGroups: found(card.visibility.segmentation.targetGroups, names.targetGroups),
        unitCategories: found(card.visibility.segmentation.unitCategories, names.unitCategories),
        selection: found(card.visibility.segmentation.selection, names.units),
      },
    },
  }
}

/** What is said by language and variant, under the indexes and ids of this property. */
function inLanguages<Part>(
  said: Record<string, Record<string, Part>>,
  names: NamesHere,
  change: (part: Part) => Part,
): Record<string, Record<string, Part>> {
  const written = Object.entries(said).flatMap(([index, variants]) => {
    const here = names.languages.get(Number(index))
    if (here === undefined) return []
    const kept = Object.entries(variants).flatMap(([name, part]) => {
      const variant = importVariant(name, names)
      return variant === null ? [] : [[variant, change(part)] as const]
    })
    return [[String(here), Object.fromEntries(kept)] as const]
  })
  return Object.fromEntries(written)
}

/** What is for one unit or category stays for that one alone. */
function importVariant(name: string, names: NamesHere): string | null {
  const [, kind, id] = /^(unit|category):(.+)$/.exec(name) ?? []
  if (kind === undefined || id === undefined) return name
  const here = (kind === 'unit' ? names.units : names.unitCategories).find(id)
  return here === null ? null : `${kind}:${here}`
}

function importPictures(content: BoxContent, { media }: NamesHere): BoxContent {
  if (!content.pictures) return content
  const pictures = content.pictures.flatMap(({ mediaId, alt }) => {
    const here = media.find(mediaId)
    return here === null ? [] : [{ mediaId: here, alt }]
  })
  return { ...content, pictures }
}

function importLink({ type, value }: BoxLink, names: NamesHere): BoxLink | null {
  const here = { page: names.pages.find, pdf: names.media.find, box: names.cardId }[
    type as 'page' | 'pdf' | 'box'
  ]
  if (!here) return { type, value }
  const id = here(value)
  return id === null ? null : { type, value: id }
}

function found(ids: readonly string[], finder: Finder): string[] {
  return [...new Set(ids.map(finder.find).filter((id) => id !== null))]
}
