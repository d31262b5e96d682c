import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { formatTime } from '../../../platform/own-formats.ts'
import { useSession } from '../../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../../platform/texts.ts'
import type { FormState, SaveState } from './form-state.ts'

/** Whether what is typed is saved, in words. */
export function useSaveWords({
  saveState,
  savedAt,
}: Pick<FormState<unknown, unknown>, 'saveState' | 'savedAt'>): string {
  const t = useT()
  const { property } = useSession()
  const time = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  const words: Record<SaveState, string> = {
    unchanged: t('save.unchanged'),
    unsaved: t('save.unsaved'),
    saving: t('save.saving'),
    saved: t('save.savedAt', { time: formatTime(savedAt ?? 0, time) }),
    offline: t('save.offline'),
    refused: t('save.refused'),
    conflict: t('save.conflict'),
  }
  return words[saveState]
}
