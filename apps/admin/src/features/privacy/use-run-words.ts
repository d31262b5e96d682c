import type { RetentionRun } from '@innkeeper/api/privacy.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'

const COUNTED = ['guests', 'orders', 'messages', 'answers', 'registrations'] as const
const list = new Intl.ListFormat(intlLocaleFor(ADMIN_LANGUAGE), { type: 'conjunction' })

/** "12 guests and 40 messages"; null where nothing was due. */
export function useRunWords() {
  const t = useT()
  return (run: RetentionRun): { taken: string | null; keptBack: string | null } => {
    const parts = COUNTED.filter((name) => run[name] > 0).map((name) =>
      t(`privacy.runs.${name}`, { count: run[name] }),
    )
    return {
      taken: parts.length > 0 ? list.format(parts) : null,
      keptBack: run.keptBack > 0 ? t('privacy.runs.keptBack', { count: run.keptBack }) : null,
    }
  }
}
