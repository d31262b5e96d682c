import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../../platform/texts.ts'
import { upgradeUnitsQuery } from './api.ts'

/** A booking or a room that somebody chose, and how it is called. */
export type Chosen = { id: string; name: string }

/** What accepting an upgrade asks besides: the room, and whose stay it is where the request came without a booking. */
export function useUpgradeAnswer({
  id,
  upgrade,
  bookingId,
}: Pick<OrderRequest, 'id' | 'upgrade' | 'bookingId'>) {
  const t = useT()
  const [unit, setUnit] = useState<Chosen | null>(null)
  const [stay, setStay] = useState<Chosen | null>(null)
  const needsStay = upgrade !== null && bookingId === null
  const units = useQuery({ ...upgradeUnitsQuery(id, stay?.id ?? null), enabled: upgrade !== null })
  /** What it means for the stay; null until that is known. */
  const means = units.data?.stay ?? null
  const needsUnit = means?.needsUnit ?? upgrade?.needsUnit ?? false
  return {
    ...{ unit, setUnit, stay, needsStay, needsUnit, units, means },
    setStay(chosen: Chosen | null) {
      setStay(chosen)
      // What was free for one stay may not be for another.
      setUnit(null)
    },
    isReady:
      !means?.refusal && (!needsStay || (stay !== null && !units.isLoading)) && (!needsUnit || unit !== null),
    /** What becomes of the booking, on the button. */
    label: upgrade && t('roomUpgrades.request.accept', { room: unit?.name ?? upgrade.to }),
    body: { unitId: unit?.id ?? null, bookingId: stay?.id ?? null },
  }
}

export type UpgradeAnswer = ReturnType<typeof useUpgradeAnswer>
