import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useSyncExternalStore } from 'react'
import styles from './connection-banner.module.css'

/** A quiet word while the device is offline. */
export function ConnectionBanner() {
  const t = useTexts<GuestTranslate>()
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <IconCloudOff size={18} aria-hidden="true" />
          {t('connection.lost')}
        </p>
      )}
    </div>
  )
}

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
