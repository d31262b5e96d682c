type Nights = { arrival: string; departure: string }
type Occupant = Nights & { state: string; cancelledAt: unknown; noShowAt: unknown }

/** Whether two stays need a unit on the same night; a stay without a night needs it on its day. */
export function shareANight(one: Nights, other: Nights): boolean {
  return one.arrival < endOf(other) && other.arrival < endOf(one)
}

function endOf({ arrival, departure }: Nights): string {
  // Any text after the day itself: the day counts, the next one does not.
  return departure > arrival ? departure : `${arrival}~`
}

/** Whether a booking keeps others out of its unit: not once it has left, was cancelled or did not come. */
export function takesUnit({ state, cancelledAt, noShowAt }: Occupant): boolean {
  return state !== 'checkout' && cancelledAt === null && noShowAt === null
}

type Stay = Occupant & { unitId: string | null }

/**
 * Those of the others in a unit who are in the way of a stay there. Whoever shared a night with it before already is
 * not, once that is known (`known`): an import may have put both there, or staff said why.
 */
export function inTheWay<Other extends Stay>(
  stay: Stay,
  others: readonly Other[],
  known: Stay | null = null,
): Other[] {
  if (stay.unitId === null || !takesUnit(stay)) return []
  const isKnown = (other: Other) =>
    known !== null && known.unitId === stay.unitId && takesUnit(known) && shareANight(known, other)
  return others.filter(
    (other) =>
      other.unitId === stay.unitId && takesUnit(other) && shareANight(stay, other) && !isKnown(other),
  )
}
