import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useRef } from 'react'
import { guestPart } from '../../../platform/guest-part.tsx'
import { partLoader } from '../../../platform/part-loading.ts'
import { shareAddress } from '../../../platform/share-address.ts'
import { useCopy } from '../../../platform/use-copy.ts'
import styles from './companion-link.module.css'
import type { ReadyLink as Link } from './use-registration-link.ts'

/** Few guests make a link, and who made one is connected; without the code it is shared or copied all the same. */
const QrCode = guestPart(
  partLoader(() => import('../../../platform/qr-code.tsx')),
  (part) => part.QrCode,
)

/** A link that was made: scanned from this screen, handed on by the device, or copied. It is shown this once. */
export function ReadyLink({ link: { name, address } }: { link: Link }) {
  const t = useTexts<RegistrationTranslate>()
  const shown = useRef<HTMLSpanElement>(null)
  const { state, copy } = useCopy()
  const copyShown = () => shown.current && copy(address, shown.current)
  const said = state === 'copied' ? t('action.copied') : state === 'failed' ? t('fact.notCopied') : null
  return (
    <div className={styles.ready}>
      <h2 className={styles.title}>{t('link.ready', { name })}</h2>
      <p className={styles.quiet}>{t('link.scan')}</p>
      <div className={styles.qr}>
        <QrCode text={address} label={t('link.qr', { name })} pending={null} failure={() => null} />
      </div>
      <span ref={shown} className={styles.address} translate="no">
        {address}
      </span>
      <div className={styles.buttons}>
        {'share' in navigator && (
          <Button isWide onClick={() => void shareAddress({ title: t('link.shareTitle'), url: address })}>
            {t('link.share')}
          </Button>
        )}
        <Button isWide kind={'share' in navigator ? 'secondary' : 'primary'} onClick={copyShown}>
          {said ?? t('link.copy')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('link.once', { name })}</p>
      <span className={styles.heard} role="status">
        {said}
      </span>
    </div>
  )
}
