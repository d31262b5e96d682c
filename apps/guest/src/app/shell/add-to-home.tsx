import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useSyncExternalStore } from 'react'
import { HOME_SCREEN_HREF } from '../../features/guestbook/stay/home-screen.ts'
import styles from './add-to-home.module.css'

/** What browsers that can install a page hand over once they would. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

const tell = (prompt: InstallPrompt | null) => {
  offered = prompt
  for (const changed of listeners) changed()
}

if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    // Asked when the guest wants it, rather than over the first view.
    event.preventDefault()
    tell(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => tell(null))
}

/** The guestbook on the home screen, where the browser can put it there or tell how. */
export function AddToHome() {
  const t = useTexts<GuestTranslate>()
  const way = useSyncExternalStore(follow, wayHere, () => null)
  if (way === null) return null
  if (way === 'by hand')
    return (
      <a className={styles.link} href={HOME_SCREEN_HREF}>
        {t('homeScreen.add')}
      </a>
    )
  return (
    <button type="button" className={styles.link} onClick={() => void offered?.prompt()}>
      {t('homeScreen.add')}
    </button>
  )
}

function wayHere(): 'prompt' | 'by hand' | null {
  if (offered) return 'prompt'
  // Only Safari on iPhones and iPads has this, and it has no other way than its own menu.
  return (navigator as { standalone?: boolean }).standalone === false ? 'by hand' : null
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
