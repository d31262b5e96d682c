import { boxLinkHref } from '@innkeeper/domain/guestbook/box-link.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useProperty } from '../../../platform/property-picture.tsx'
import { useCleaningTexts } from '../cleaning-words.ts'
import styles from './chosen-card.module.css'

/** What a person can still change when the box cannot. */
export function CallReception() {
  const t = useCleaningTexts()
  const property = useProperty()
  const { phone } = property.contact
  if (!phone) return null
  return (
    <div className={styles.foot}>
      <ButtonLink kind="secondary" href={boxLinkHref({ type: 'phone', value: phone }, property)}>
        <IconPhone size={20} stroke={1.75} aria-hidden="true" />
        {t('reception.call')}
      </ButtonLink>
    </div>
  )
}
