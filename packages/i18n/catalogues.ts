import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The languages each area is written in; an area of one language can grow later without another format. */
export const areaLanguages = {
  guest: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  /** What the guestbook says in parts that load later: pass, search, sharing. */
  guestbook: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  /** The form before arrival. */
  registration: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  /** What guests are asked about their stay. */
  survey: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  /** What a guest chooses of tomorrow's cleaning. */
  cleaning: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  /** Other rooms a guest may have. */
  upgrades: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  /** The store: deals before the arrival. */
  store: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  orders: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  privacy: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  failures: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  welcome: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  errors: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  /** What the server writes to guests, in mails and short messages; no app loads it. */
  mail: ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'],
  admin: ['en'],
} as const

export type Area = keyof typeof areaLanguages
export const areas = Object.keys(areaLanguages) as Area[]

export const localesFolder = join(import.meta.dirname, 'locales')

/** The texts of one area in one language, by message id. */
export type Catalogue = Record<string, string>

export function readCatalogue(language: string, area: Area, folder = localesFolder): Catalogue {
  return JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8')) as Catalogue
}

/** Every catalogue file present, so that a forgotten or misspelt one is seen. */
export function catalogueFiles(folder = localesFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}
