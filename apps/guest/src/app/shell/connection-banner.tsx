import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { followSavedCopy, savedAt } from '../../platform/saved-copy.ts'
import styles from './connection-banner.module.css'

/** A quiet word while the device is offline, or while the page is a saved copy. */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  const saved = useSyncExternalStore(followSavedCopy, savedAt, () => null)
  const Note = useNote(saved !== null)
  return (
    <div role="status">
      {(!isOnline || saved !== null) && Note && (
        <p className={styles.banner}>
          <IconCloudOff size={18} aria-hidden="true" />
          <Note saved={saved ?? 0} />
        </p>
      )}
    </div>
  )
}

type Note = ComponentType<{ saved: number }>

function LostNote() {
  return useTexts<GuestTranslate>()('connection.lost')
}

/** The words about a copy are in the copy; whoever is online has no use for them. */
function useNote(isCopy: boolean): Note | null {
  const [note, setNote] = useState<Note | null>(null)
  useEffect(() => {
    if (!isCopy) return
    import('./saved-note.tsx').then(
      ({ SavedNote }) => setNote(() => SavedNote),
      () => setNote(() => LostNote),
    )
  }, [isCopy])
  return isCopy ? note : LostNote
}

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
