import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { confirmationPath, overviewPath } from './paths.ts'
import { requestedTitle, requestOf } from './request-standing.ts'
import { useUpgradesPlace, useUpgradeTexts } from './upgrades-place.tsx'

type RoomGoneProps = { upgradeId: string; requested: Upgrades['requested'] }

/** A room that staff took away since the address was given, or that the guest has by now. */
export function RoomGone({ upgradeId, requested }: RoomGoneProps) {
  const t = useUpgradeTexts()
  const place = useUpgradesPlace()
  const own = requestOf(requested, upgradeId)
  if (own) {
    return (
      <ResultView
        type={own.order.standing === 'confirmed' ? 'success' : 'warning'}
        title={requestedTitle(own)}
        actions={
          <ButtonLink href={confirmationPath(place, upgradeId, null)}>{t('upgrade.seeRequest')}</ButtonLink>
        }
      />
    )
  }
  return (
    <ResultView
      type="warning"
      title={t('upgrade.gone.title')}
      subtitle={t('upgrade.gone.text')}
      actions={<ButtonLink href={overviewPath(place)}>{t('upgrade.others')}</ButtonLink>}
    />
  )
}
