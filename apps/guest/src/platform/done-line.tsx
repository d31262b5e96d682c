import type { Box } from '@innkeeper/api/guestbook.ts'
import { featurePath } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import styles from './done-line.module.css'
import { useProperty } from './property-picture.tsx'
import { useStay } from './stay.tsx'

/** Whether the guest has done what a link invites to: registration, once the form was sent. */
export function useIsDone(link: Box['options']['link']): boolean {
  const { propertyId } = useProperty()
  const { isRegistered } = useStay()
  return isRegistered === true && link?.href === featurePath(propertyId, 'registration')
}

/** A tick and the word. */
export function DoneWord() {
  const t = useTexts<GuestTranslate>()
  return (
    <span className={styles.done}>
      <IconCheck size={16} stroke={2.5} aria-hidden="true" />
      {t('box.registered')}
    </span>
  )
}

/** The same in place of an invitation, whose room it keeps: nothing moves when the stay tells of it. */
export function DoneLine({ insteadOf }: { insteadOf?: string | undefined }) {
  return (
    <p className={styles.place}>
      <DoneWord />
      {insteadOf && (
        <span className={styles.unseen} aria-hidden="true">
          {insteadOf}
        </span>
      )}
    </p>
  )
}
