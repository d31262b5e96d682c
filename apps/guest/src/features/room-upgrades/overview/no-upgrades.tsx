import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { useState } from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import { guestbookPath } from '../paths.ts'
import { useUpgradesPlace, useUpgradeTexts } from '../upgrades-place.tsx'

/** Nothing to ask for, said to a guest on the way, to one who is here, and to whoever has no booking. */
export function NoUpgrades({ stay }: Pick<Upgrades, 'stay'>) {
  const t = useUpgradeTexts()
  const { hotel } = useUpgradesPlace()
  const { timeZone } = useProperty()
  const [now] = useState(Date.now)
  const isOnTheWay = stay !== null && localTimeAt(now, timeZone).date < stay.arrival
  return (
    <ResultView
      type="success"
      title={t(stay === null ? 'upgrade.none.noStay' : 'upgrade.none.title')}
      subtitle={t(isOnTheWay ? 'upgrade.none.beforeArrival' : 'upgrade.none.help')}
      actions={<ButtonLink href={guestbookPath(hotel)}>{t('action.toGuestbook')}</ButtonLink>}
    />
  )
}
