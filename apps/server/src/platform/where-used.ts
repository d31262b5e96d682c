import type { MediaUse } from '@innkeeper/api/media.ts'
import type { FontChoice } from '@innkeeper/domain/fonts/font-uses.ts'
import type { Tx } from './db/port.ts'

/** Content that names something: what kind of content, which one, and its name in words for staff. */
export type ContentPlace = {
  place: MediaUse['place'] | 'target-group' | 'registration-form' | 'upgrade-request'
  id: string | null
  name: string
  /** Guests do not get it now, because staff paused it; said of deals. */
  isPaused?: boolean
}

/** Finds the content that names one thing by its id; names of content are read in this language. */
type FindPlaces<Place> = (tx: Tx, propertyId: string, id: string, languageIndex: number) => Promise<Place[]>

/** What content can name by an id. */
type NamedThings = Record<
  'pages' | 'units' | 'unitCategories' | 'targetGroups' | 'products' | 'deals' | 'surveys',
  FindPlaces<ContentPlace>
> & { media: FindPlaces<MediaUse> }

/** What content can hold of a property as a whole. */
type HeldThings = {
  /** Every word long enough to be the id of a file; ids of other things may be among them. */
  mediaIds(tx: Tx, propertyId: string): Promise<string[]>
  /** Indexes of the languages it has words in. */
  languages(tx: Tx, propertyId: string): Promise<number[]>
  fonts(tx: Tx, propertyId: string): Promise<FontChoice[]>
}

/** Answers of all features together. */
export type WhereUsed = NamedThings & HeldThings

/** What the stored content of one feature names; a feature says those that its content can. */
export type ContentUses = Partial<WhereUsed>

const KINDS: Record<keyof WhereUsed, true> = {
  media: true,
  mediaIds: true,
  languages: true,
  fonts: true,
  pages: true,
  units: true,
  unitCategories: true,
  targetGroups: true,
  products: true,
  deals: true,
  surveys: true,
}

/**
 * Asks every feature in turn. The list is read when somebody asks, so that a feature can be handed this before the
 * others are there.
 */
export function createWhereUsed(features: readonly { readonly uses?: ContentUses }[]): WhereUsed {
  const fold =
    (kind: keyof WhereUsed) =>
    async (...question: unknown[]) => {
      const found: unknown[] = []
      for (const { uses } of features) {
        const ask = uses?.[kind] as ((...question: unknown[]) => Promise<unknown[]>) | undefined
        // One after the other: they share a transaction.
        if (ask) found.push(...(await ask(...question)))
      }
      return found
    }
  const kinds = Object.keys(KINDS) as (keyof WhereUsed)[]
  return Object.fromEntries(kinds.map((kind) => [kind, fold(kind)])) as WhereUsed
}
