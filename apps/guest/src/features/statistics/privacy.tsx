import { LAZY_PART_TIMEOUT_MS } from '@innkeeper/domain/guestbook/constants.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { lazyPart } from '@innkeeper/ui/lazy-part.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useState, useSyncExternalStore } from 'react'
import { consent } from './consent.ts'
import styles from './privacy.module.css'
import { useStepBack } from './use-step-back.ts'

const PrivacyLayer = lazyPart(
  () => import('./privacy-layer.tsx').then((part) => part.PrivacyLayer),
  LAZY_PART_TIMEOUT_MS,
)

type PrivacyProps = {
  hotel: string
  bookingId: string | null
  /** Whether there is anything to agree to: the property counts what is read, and this is no preview. */
  isCounting: boolean
}

/** The way to the privacy settings. The question, the settings and the counting load when they are wanted. */
export function Privacy({ hotel, bookingId, isCounting }: PrivacyProps) {
  const t = useTexts<GuestTranslate>()
  /** Nobody's choice is known in the shared page. */
  const choice = useSyncExternalStore(consent.subscribe, consent.get, () => undefined)
  const [wasOpened, setOpened] = useState(false)
  const { isOpen, open, close } = useStepBack()
  const isHydrated = choice !== undefined
  const isWanted = wasOpened || (isCounting && isHydrated && choice !== 'denied')

  const show = () => {
    setOpened(true)
    open()
  }
  return (
    <>
      <button type="button" className={styles.link} data-ready={isHydrated || undefined} onClick={show}>
        {t('cookie.settings')}
      </button>
      {isWanted && (
        <PrivacyLayer
          visit={{ hotel, bookingId }}
          isCounting={isCounting}
          choice={choice ?? null}
          isOpen={isOpen}
          onOpen={show}
          onClose={close}
          pending={null}
          failure={() => isOpen && <p role="alert">{t('result.error.text')}</p>}
        />
      )}
    </>
  )
}
