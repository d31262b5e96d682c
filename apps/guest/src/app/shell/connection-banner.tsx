import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatDateTime, formatTime } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useSyncExternalStore } from 'react'
import { followSavedCopy, savedAt } from '../../platform/saved-copy.ts'
import styles from './connection-banner.module.css'

/** A quiet word while the device is offline, or while the page is a saved copy. */
export function ConnectionBanner() {
  const t = useTexts<GuestTranslate>()
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  const saved = useSyncExternalStore(followSavedCopy, savedAt, () => null)
  return (
    <div role="status">
      {(!isOnline || saved !== null) && (
        <p className={styles.banner}>
          <IconCloudOff size={18} aria-hidden="true" />
          {saved === null ? t('connection.lost') : t('offline.banner', { time: savedTime(saved) })}
        </p>
      )}
    </div>
  )
}

/** By the guest's own clock; today's need no date. */
function savedTime(moment: number): string {
  const localeAndZone = {
    locale: intlLocaleFor(document.documentElement.lang),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  return isToday ? formatTime(moment, localeAndZone) : formatDateTime(moment, localeAndZone)
}

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
