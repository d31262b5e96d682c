import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import type { ReactNode } from 'react'
import { guestbookPath } from './paths.ts'
import { useUpgradesPlace, useUpgradeTexts } from './upgrades-place.tsx'
import { useUpgrades } from './use-upgrades.ts'

/** What can be asked for, as long as the stay is not over or called off, also while the page is open. */
export function UntilClosed({ children }: { children: ReactNode }) {
  return useUpgrades().isClosed ? <StayClosed /> : children
}

/** Nothing can be asked for any more. */
export function StayClosed() {
  const t = useUpgradeTexts()
  const { hotel } = useUpgradesPlace()
  return (
    <ResultView
      type="warning"
      title={t('upgrade.closed')}
      actions={<ButtonLink href={guestbookPath(hotel)}>{t('action.toGuestbook')}</ButtonLink>}
    />
  )
}
