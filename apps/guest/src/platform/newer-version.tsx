import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useSyncExternalStore } from 'react'
import styles from './newer-version.module.css'

/*
 * Whether there is a newer app than the one on this page: one that waits to be taken, or one the server asks for. Both
 * are offers: nothing reloads under a guest's hands, and what was chosen and written is kept on the device.
 */
type Newer = { isNeeded: boolean; accept: () => void }

let newer: Newer | null = null
const listeners = new Set<() => void>()

function set(next: Newer): void {
  newer = next
  for (const changed of listeners) changed()
}

/** A new version waits; a toast said so, and this keeps it within reach. */
export function offerVersion(accept: () => void): void {
  if (!newer?.isNeeded) set({ isNeeded: false, accept })
}

/** The server no longer understands this page. */
export function needVersion(): void {
  if (!newer?.isNeeded) set({ isNeeded: true, accept: () => location.reload() })
}

export const newerVersion = (): Newer | null => newer

function useNewerVersion(): Newer | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    newerVersion,
    () => null,
  )
}

/** Over the page, for as long as nothing can be sent from it. */
export function OutOfDateBar() {
  const t = useTexts<GuestTranslate>()
  const found = useNewerVersion()
  return (
    <div role="alert">
      {found?.isNeeded && (
        <p className={styles.bar}>
          {t('notice.outOfDate')}
          <button type="button" onClick={found.accept}>
            {t('notice.reload')}
          </button>
        </p>
      )}
    </div>
  )
}

/** The version that waits, at the foot of the page. */
export function NewVersionLine() {
  const t = useTexts<GuestTranslate>()
  const found = useNewerVersion()
  return (
    found && (
      <p className={styles.line}>
        {t('notice.newVersion')}
        <button type="button" onClick={found.accept}>
          {t('notice.reload')}
        </button>
      </p>
    )
  )
}
