import { Resolver } from 'node:dns/promises'
import type { DnsPort } from './port.ts'

const TIME_LIMIT_MS = 3000
/** A name without texts, or no such name: both say that nothing is there. */
const NOTHING_THERE: ReadonlySet<string> = new Set(['ENODATA', 'ENOTFOUND'])

export function createDns(): DnsPort {
  return {
    async texts(name) {
      const resolver = new Resolver({ timeout: TIME_LIMIT_MS, tries: 2 })
      try {
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
      } catch (error) {
        return NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
      }
    },
  }
}
