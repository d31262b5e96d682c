import { clientNetwork } from '../../platform/auth/client-network.ts'
import type { Counter, Taken, Tries } from '../../platform/auth/tries.ts'

/** Wrong passwords or codes per minute of one person, at one browser or in one network. */
const PER_PERSON_AND_PLACE = 5
/** Of one person in all places they are not known at. */
const PER_PERSON = 20
/** Of all persons: in one browser that somebody signed in with, in all such browsers of a network, in its others. */
const PER_DEVICE = 15
const PER_NETWORK_WITH_DEVICES = 90
const PER_NETWORK = 30

/**
 * Where a try comes from: a browser or session that is known to be the person's own, or a network address, of which
 * others may have a share, and the browser there where somebody else has signed in with it.
 */
export type TrySource = { own: string } | { address: string; device: string | null; isKnownNetwork: boolean }

/** Somebody in a session of theirs: what others do elsewhere does not keep them from proving who they are. */
export const sessionSource = ({ sessionId }: { sessionId: string }): TrySource => ({
  own: `session ${sessionId}`,
})

export type SignInLimits = ReturnType<typeof createSignInLimits>

/**
 * Slows guessing down without locking anybody out: what one place did wrong keeps only that place from this person's
 * account, for a minute. When many places guess at one account at once, only networks the person never signed in from
 * have to wait. A browser in which the person signed in before counts for itself alone, and one in which a colleague
 * did counts apart from the address: a whole hotel is behind it.
 */
export function createSignInLimits(tries: Tries) {
  return {
    /** Throws `request/too-many`; to be called before a secret is looked at. */
    take(person: string, source: TrySource): Promise<Taken> {
      if ('own' in source)
        return tries.takeOfKnown([{ key: `own|${source.own}|${person}`, most: PER_PERSON_AND_PLACE }])
      return tries.take(countersOf(person, source))
    },
  }
}

function countersOf(person: string, source: Exclude<TrySource, { own: string }>): Counter[] {
  const { device, isKnownNetwork } = source
  const network = clientNetwork(source.address)
  const place = device === null ? `network|${network}` : `device|${device}`
  const ofPlace =
    device === null
      ? [{ key: place, most: PER_NETWORK }]
      : [
          { key: place, most: PER_DEVICE },
          { key: `devices of network|${network}`, most: PER_NETWORK_WITH_DEVICES },
        ]
  return [
    ...ofPlace,
    { key: `${place}|${person}`, most: PER_PERSON_AND_PLACE },
    ...(isKnownNetwork ? [] : [{ key: `person|${person}`, most: PER_PERSON }]),
  ]
}
