import { type Localization, normalCode } from '../properties/localization.ts'
import type { Card } from './card-schema.ts'
import { type CardType, isHeader } from './card-types.ts'
import type { FileMedia, FileName, GuestbookFile } from './guestbook-file.ts'
import { importCard } from './import-card.ts'
import { findByName, findMedia } from './import-names.ts'
import { importTabBar } from './import-tab-bar.ts'
import type { TabBar } from './tab-bar-schema.ts'

/** `replace` makes the file the guestbook; `append` adds its cards, under new ids, after those there are. */
export const IMPORT_MODES = ['replace', 'append'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** What the property has that a file could name. */
export type ImportingGuestbook = {
  localization: Localization
  units: readonly FileName[]
  unitCategories: readonly FileName[]
  targetGroups: readonly FileName[]
  pages: readonly FileName[]
  media: readonly FileMedia[]
  /** Its cards, without those deleted. */
  cards: readonly { id: string; type: CardType }[]
}

export type ImportPlan = {
  /** In the order of the file. */
  cards: Card[]
  /** Null where the one there is stays. */
  tabBar: TabBar | null
  report: {
    added: number
    replaced: number
    removed: number
    skipped: number
    hasTabBar: boolean
    missing: Record<
      'languages' | 'units' | 'unitCategories' | 'targetGroups' | 'pictures' | 'pages',
      string[]
    >
  }
}

/** What a file would bring into this property; null when they have no language in common. */
export function planImport(
  file: GuestbookFile,
  here: ImportingGuestbook,
  { mode, newId }: { mode: ImportMode; newId: () => string },
): ImportPlan | null {
  const languages = sameLanguages(file, here.localization)
  if (languages.size === 0) return null
  const isHere = new Set(here.cards.map(({ id }) => id))
  const hasHeader = here.cards.some(isHeader)
  // There is one header only; appended cards come under the one there is.
  const brought = file.cards.filter((card) => mode === 'replace' || !isHeader(card) || !hasHeader)
  const ids = new Map(brought.map(({ id }) => [id, mode === 'replace' ? id : newId()]))
  const names = {
    languages,
    units: findByName(file.names.units, here.units),
    unitCategories: findByName(file.names.unitCategories, here.unitCategories),
    targetGroups: findByName(file.names.targetGroups, here.targetGroups),
    pages: findByName(file.names.pages, here.pages),
    media: findMedia(file.media, here.media),
    cardId: (id: string) => ids.get(id) ?? null,
  }
  const cards = brought.map((card) => {
    const imported = importCard(card, names)
    return mode === 'append' && imported.form
      ? { ...imported, form: { ...imported.form, id: newId() } }
      : imported
  })
  const tabBar = mode === 'replace' && file.tabBar ? importTabBar(file.tabBar, names) : null
  const replaced = cards.filter(({ id }) => isHere.has(id)).length
  return {
    cards,
    tabBar,
    report: {
      added: cards.length - replaced,
      replaced,
      removed: mode === 'replace' ? here.cards.length - replaced : 0,
      skipped: file.cards.length - brought.length,
      hasTabBar: tabBar !== null,
      missing: {
        languages: missingLanguages(file, languages),
        units: names.units.missing(),
        unitCategories: names.unitCategories.missing(),
        targetGroups: names.targetGroups.missing(),
        pictures: names.media.missing(),
        pages: names.pages.missing(),
      },
    },
  }
}

/** Index in the file to index here; of two that are one language here, the first counts. */
function sameLanguages(file: GuestbookFile, localization: Localization): Map<number, number> {
  const here = Object.values(localization.languages)
  const taken = new Set<number>()
  const same = new Map<number, number>()
  for (const { index, code } of file.languages) {
    const found =
      here.find((language) => language.code.toLowerCase() === code.toLowerCase()) ??
      here.find((language) => normalCode(language.code) === normalCode(code))
    if (!found || taken.has(found.index)) continue
    taken.add(found.index)
    same.set(index, found.index)
  }
  return same
}

/** Languages that cards are written in and that the property does not have. */
function missingLanguages(file: GuestbookFile, same: ReadonlyMap<number, number>): string[] {
  const used = new Set(file.cards.flatMap(({ content }) => Object.keys(content).map(Number)))
  return file.languages.filter(({ index }) => used.has(index) && !same.has(index)).map(({ title }) => title)
}
