import type { ClientData } from '@innkeeper/api/properties.ts'
import { callHref } from '@innkeeper/domain/links.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { ResultFrame } from '../../../platform/result-frame.tsx'
import { guestbookHref } from './guestbook-href.ts'
import styles from './sent.module.css'

/** A link opens one form once. */
export function LinkUsed({ property }: { property: ClientData }) {
  const t = useTexts<RegistrationTranslate>()
  const { phone } = property.contact
  return (
    <ResultFrame property={property} title={t('sent.used.title')}>
      <p className={styles.lead}>{t('sent.used.text')}</p>
      <div className={styles.actions}>
        <ButtonLink isWide href={guestbookHref(property.propertyId, null)}>
          {t('sent.toGuestbook')}
        </ButtonLink>
        {phone && (
          <ButtonLink isWide kind="secondary" href={callHref(phone)}>
            {t('sent.used.call')}
          </ButtonLink>
        )}
      </div>
    </ResultFrame>
  )
}
