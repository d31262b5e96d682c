import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import type { AdminTranslate } from '../../platform/texts.ts'

/** Names of roles, plans or modules as people know them, one or several; an unknown one stays as it was written. */
export function namesIn(kind: 'role' | 'plan' | 'module', written: string, t: AdminTranslate): string {
  if (written === '') return ''
  return written
    .split(', ')
    .map((name) => {
      const id = `${kind}.${name}` as Extract<AdminMessageId, `${typeof kind}.${string}`>
      const known = t(id)
      return known === id ? name : known
    })
    .join(', ')
}
