import { ButtonLink } from '@innkeeper/ui/button.tsx'
import type { ReactNode } from 'react'
import { guestbookPath, overviewPath } from '../paths.ts'
import { useUpgradesPlace, useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './confirmation.module.css'

type ConfirmationActionsProps = {
  /** Nothing comes of it any more, and the other rooms are worth a look. */
  hasOthers: boolean
  /** The way to take it back. */
  children: ReactNode
}

export function ConfirmationActions({ hasOthers, children }: ConfirmationActionsProps) {
  const t = useUpgradeTexts()
  const place = useUpgradesPlace()
  return (
    <div className={styles.actions}>
      {children}
      {hasOthers && (
        <ButtonLink kind="secondary" href={overviewPath(place)}>
          {t('upgrade.others')}
        </ButtonLink>
      )}
      <ButtonLink href={guestbookPath(place.hotel)}>{t('action.toGuestbook')}</ButtonLink>
    </div>
  )
}
