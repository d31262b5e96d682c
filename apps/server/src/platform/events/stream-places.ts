import { clientNetwork } from '../auth/client-network.ts'
import type { StreamRefusal, StreamRequest } from './port.ts'

export type PlaceLimits = {
  /** On this node. */
  total: number
  /** Of these, kept for people who are signed in: no number of strangers shuts reception out. */
  reservedForStaff: number
  /** For the strangers of one property, so that they leave room for those of others. */
  perProperty: number
  /** For strangers from one network; the guests of a hotel's Wi-Fi share one, and reception sits in it too. */
  perNetwork: number
  /** For one person's tabs and devices. */
  perMember: number
}

export const DEFAULT_PLACES: PlaceLimits = {
  total: 5000,
  reservedForStaff: 500,
  perProperty: 2500,
  perNetwork: 1000,
  perMember: 50,
}

/** Streams may take this share of the files a process can have open: pages, files and the database need the rest. */
const SHARE_OF_FILES = 0.75

/** The usual limits, or the same shares of what the system allows. */
export function placesFor(openFiles: number): PlaceLimits {
  const { total, reservedForStaff, perProperty, perNetwork, perMember } = DEFAULT_PLACES
  const share = Math.min(1, (openFiles * SHARE_OF_FILES) / total)
  const of = (limit: number) => Math.max(1, Math.round(limit * share))
  return {
    total: of(total),
    reservedForStaff: of(reservedForStaff),
    perProperty: of(perProperty),
    perNetwork: of(perNetwork),
    perMember,
  }
}

type Holder = Pick<StreamRequest, 'propertyId' | 'address' | 'memberId'>

export type StreamPlaces = {
  /** Why this one gets no place now, if so. */
  refusal(holder: Holder): StreamRefusal | null
  take(holder: Holder): void
  leave(holder: Holder): void
  count(): number
}

/** Who has how many of the places there are for live streams. Staff count by person, strangers by property and network. */
export function createStreamPlaces(limits: PlaceLimits): StreamPlaces {
  const taken = new Map<string, number>()
  const takenBy = (name: string) => taken.get(name) ?? 0
  let total = 0
  let strangers = 0

  function add(holder: Holder, change: 1 | -1) {
    total += change
    if (holder.memberId === undefined) strangers += change
    for (const name of namesOf(holder)) {
      const left = takenBy(name) + change
      if (left > 0) taken.set(name, left)
      else taken.delete(name)
    }
  }

  return {
    refusal(holder) {
      if (total >= limits.total) return 'too-many-here'
      if (holder.memberId !== undefined)
        return takenBy(memberName(holder.memberId)) >= limits.perMember ? 'too-many-of-member' : null
      if (strangers >= limits.total - limits.reservedForStaff) return 'too-many-here'
      if (takenBy(networkName(holder)) >= limits.perNetwork) return 'too-many-from-network'
      return takenBy(propertyName(holder)) >= limits.perProperty ? 'too-many-at-property' : null
    },
    take: (holder) => add(holder, 1),
    leave: (holder) => add(holder, -1),
    count: () => total,
  }
}

const memberName = (memberId: string) => `member ${memberId}`
const networkName = ({ address }: Holder) => `network ${clientNetwork(address)}`
const propertyName = ({ propertyId }: Holder) => `property ${propertyId}`

function namesOf(holder: Holder): string[] {
  return holder.memberId === undefined
    ? [networkName(holder), propertyName(holder)]
    : [memberName(holder.memberId)]
}
