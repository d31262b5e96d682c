import { boxLinkHref } from '@innkeeper/domain/guestbook/box-link.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useProperty } from '../../../../platform/property-picture.tsx'
import styles from './ask-reception.module.css'

/** What a person at reception does for the guest, and how to reach them. */
export function AskReception({ text }: { text: string }) {
  const t = useTexts<GuestTranslate>()
  const property = useProperty()
  const { phone } = property.contact
  return (
    <aside className={styles.ask}>
      <p>{text}</p>
      {phone && (
        <ButtonLink isWide href={boxLinkHref({ type: 'phone', value: phone }, property)}>
          <IconPhone size={20} stroke={1.75} aria-hidden="true" />
          {t('reception.call')}
        </ButtonLink>
      )}
    </aside>
  )
}
