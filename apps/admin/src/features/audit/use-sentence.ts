import type { AuditItem } from '@innkeeper/api/audit.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useCallback } from 'react'
import { useSession } from '../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'
import { auditSentence } from './sentence.ts'

/** Tells an entry in the property's own time. */
export function useSentence(): (entry: AuditItem) => string {
  const t = useT()
  const { timeZone } = useSession().property
  return useCallback(
    (entry) => auditSentence(entry, t, { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone }),
    [t, timeZone],
  )
}
