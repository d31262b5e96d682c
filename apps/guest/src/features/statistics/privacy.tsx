import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { guestPart } from '../../platform/guest-part.tsx'
import { PartFailed } from '../../platform/part-failed.tsx'
import { partLoader } from '../../platform/part-loading.ts'
import { consent } from './consent.ts'
import styles from './privacy.module.css'
import { useStepBack } from './use-step-back.ts'

const PrivacyLayer = guestPart(
  partLoader(() => import('./privacy-layer.tsx')),
  (part) => part.PrivacyLayer,
)
const PrivacySettings = guestPart(
  partLoader(async () => {
    const part = await import('./privacy-settings.tsx')
    await part.loadWords()
    return part
  }),
  (part) => part.PrivacySettings,
)

type PrivacyProps = {
  hotel: string
  bookingId: string | null
  /** Whether there is anything to agree to: the property counts what is read, and this is no preview. */
  isCounting: boolean
  /** Whether the property writes offers to its guests, and this is no preview. */
  hasOffers: boolean
}

/** The way to the privacy settings. These, the question and the counting load when they are wanted. */
export function Privacy({ hotel, bookingId, isCounting, hasOffers }: PrivacyProps) {
  const t = useTexts<GuestTranslate>()
  /** Nobody's choice is known in the shared page. */
  const choice = useSyncExternalStore(consent.subscribe, consent.get, () => undefined)
  const [wasOpened, setOpened] = useState(false)
  const { isOpen, open, close } = useStepBack()
  const isHydrated = choice !== undefined

  const show = () => {
    setOpened(true)
    open()
  }
  return (
    <>
      <button type="button" className={styles.link} data-ready={isHydrated || undefined} onClick={show}>
        {t('cookie.settings')}
      </button>
      {isCounting && isHydrated && choice !== 'denied' && (
        <PrivacyLayer
          visit={{ hotel, bookingId }}
          choice={choice}
          onOpenSettings={show}
          // Nobody asked for what is only counted: whether it comes is told to nobody.
          pending={null}
          waiting={null}
          failure={() => null}
        />
      )}
      {wasOpened &&
        createPortal(
          <Sheet
            isOpen={isOpen}
            label={t('cookie.settings')}
            closeLabel={t('action.close')}
            closeHref="#"
            onClose={close}
          >
            <PrivacySettings
              choice={choice ?? null}
              onChoose={isCounting ? consent.set : null}
              stay={hasOffers && bookingId !== null ? { hotel, bookingId } : null}
              pending={null}
              failure={(retry, trouble) => <PartFailed guestbookHref="#" retry={retry} trouble={trouble} />}
            />
          </Sheet>,
          document.body,
        )}
    </>
  )
}
