import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ageWords } from '../../platform/age-words.ts'
import { followSavedCopy, savedAt } from '../../platform/saved-copy.ts'
import styles from './connection-banner.module.css'

const MINUTE_MS = 60_000

/** A quiet word while the device is offline, or while the page is a saved copy. */
export function ConnectionBanner() {
  const t = useTexts<GuestTranslate>()
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  const saved = useSyncExternalStore(followSavedCopy, savedAt, () => null)
  const now = useMinutes(saved !== null)
  return (
    <div role="status">
      {(!isOnline || saved !== null) && (
        <p className={styles.banner}>
          <IconCloudOff size={18} aria-hidden="true" />
          {saved === null ? t('connection.lost') : t('offline.banner', { age: ageWords(saved, now) })}
        </p>
      )}
    </div>
  )
}

/** The present minute, told anew while it is wanted: a copy grows older in sight. */
function useMinutes(isWanted: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isWanted) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [isWanted])
  return now
}

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
