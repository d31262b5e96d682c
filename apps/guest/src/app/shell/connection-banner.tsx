import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { CONNECTION_NOTE_ID } from '../../platform/connection-note.ts'
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
    <div role="status" id={CONNECTION_NOTE_ID} className={styles.banner}>
      {(!isOnline || saved !== null) && Note && (
        <p>
          <IconCloudOff size={18} aria-hidden="true" />
          <span>
            <Note saved={saved ?? 0} />
          </span>
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
