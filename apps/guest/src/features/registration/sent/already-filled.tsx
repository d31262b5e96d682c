import type { ClientData } from '@innkeeper/api/properties.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { ResultFrame } from '../../../platform/result-frame.tsx'
import type { People } from '../link/use-registration-link.ts'
import { guestbookHref } from './guestbook-href.ts'
import { PeopleList } from './people-list.tsx'
import styles from './sent.module.css'

type AlreadyFilledProps = {
  property: ClientData
  people: People
  /** It was sent before it was changed once more. */
  isOtherwise?: boolean
  /** Null where the address is one person's, as below. */
  booking: string | null
  onAnother: (() => void) | null
}

/** For whoever comes back: it is filled in. Nothing that was sent is here but first names, on the device that sent them. */
export function AlreadyFilled(props: AlreadyFilledProps) {
  const { property, people, booking, isOtherwise = false, onAnother } = props
  const t = useTexts<RegistrationTranslate>()
  return (
    <ResultFrame
      property={property}
      badge={
        <>
          <IconCheck size={14} stroke={3} aria-hidden="true" />
          {t('sent.registered')}
        </>
      }
      title={t('sent.filled.title')}
    >
      <p className={styles.lead}>{t(isOtherwise ? 'sent.filled.otherwise' : 'sent.filled.text')}</p>
      <PeopleList people={people} onAgain={null} />
      <div className={styles.actions}>
        <ButtonLink isWide href={guestbookHref(property.propertyId, booking)}>
          {t('sent.toGuestbook')}
        </ButtonLink>
        {onAnother && (
          <button type="button" className={styles.plain} onClick={onAnother}>
            {t('sent.another')}
          </button>
        )}
      </div>
    </ResultFrame>
  )
}
