import type { Found, FoundKind } from '@innkeeper/api/search.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { Tx } from './db/port.ts'

/** What is looked for: every word has to be found. */
export type Wanted = {
  propertyId: string
  words: readonly string[]
  limit: number
  now: number
  property: Pick<
    Property,
    'propertyId' | 'timeZone' | 'checkOutTime' | 'localization' | 'integrationFeatures'
  >
}

/** How one kind of things is found; a feature brings one for each kind of its own. */
export type Finder = {
  kind: FoundKind
  /** Who may find it: whoever may open it. */
  capability: Capability
  module: ModuleName | null
  find(tx: Tx, wanted: Wanted): Promise<Omit<Found, 'kind'>[]>
}

/** Looks for a word as it is, whatever it means to the database. */
export const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
