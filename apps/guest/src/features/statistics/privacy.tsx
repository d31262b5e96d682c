import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { guestPart, PartWaiting } from '../../platform/guest-part.tsx'
import { PartFailed } from '../../platform/part-failed.tsx'
import { partLoader } from '../../platform/part-loading.ts'
import { consent } from './consent.ts'
import styles from './privacy.module.css'
import { useStepBack } from './use-step-back.ts'

const PrivacyLayer = guestPart(
  partLoader(async () => {
    const part = await import('./privacy-layer.tsx')
    await part.loadWords()
    return part
  }),
  (part) => part.PrivacyLayer,
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
  const inSheet = (words: ReactNode) => (
    <Sheet
      isOpen={isOpen}
      label={t('cookie.settings')}
      closeLabel={t('action.close')}
      closeHref="#"
      onClose={close}
    >
      {words}
    </Sheet>
  )
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
          // Nobody asked for what is only counted: the settings alone say that they did not come.
          waiting={inSheet(<PartWaiting />)}
          failure={(retry, trouble) =>
            inSheet(<PartFailed guestbookHref="#" retry={retry} trouble={trouble} />)
          }
        />
      )}
    </>
  )
}
