import type { PmsSecretName, PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { createMews } from './mews/mews.ts'
import { readMewsNews } from './mews/read-news.ts'
import type { PmsPort } from './port.ts'

/** A property's keys at a system. */
export type PmsCredentials<S extends PmsSystem = PmsSystem> = Record<PmsSecretName<S>, string> & {
  isTest: boolean
}

export type PmsAdapter<S extends PmsSystem = PmsSystem> = {
  open(credentials: PmsCredentials<S>): PmsPort
  /** Which house a webhook is about; null where it does not say. Throws nothing: it is only a reason to look. */
  houseOfNews(body: unknown): string | null
}
/** One folder each; a second system is one more line. */
export type PmsAdapters = { readonly [S in PmsSystem]: PmsAdapter<S> }

/** Addresses are the systems' own unless a test says otherwise. */
type Options = { mewsUrl?: string; limitMs?: number }

export function createPmsAdapters({ mewsUrl, limitMs }: Options = {}): PmsAdapters {
  return {
    mews: {
      open: (credentials) => createMews(credentials, { baseUrl: mewsUrl, limitMs }),
      houseOfNews: readMewsNews,
    },
  }
}
