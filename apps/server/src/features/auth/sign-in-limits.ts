import { type AttemptLimit, createAttemptLimit } from '../../platform/auth/attempt-limit.ts'
import { clientNetwork } from '../../platform/auth/client-network.ts'

/** Wrong passwords or codes per minute: of one person in one network, of one network, of one person in all networks. */
const PER_PERSON_AND_NETWORK = 5
const PER_NETWORK = 30
const PER_PERSON = 20

/**
 * Where a try comes from: a browser or session that is known to be the person's own, or a network address, of which
 * others may have a share.
 */
export type TrySource = { own: string } | { address: string; isKnownNetwork: boolean }

/** Somebody in a session of theirs: what others do elsewhere does not keep them from proving who they are. */
export const sessionSource = ({ sessionId }: { sessionId: string }): TrySource => ({
  own: `session ${sessionId}`,
})

export type SignInLimits = ReturnType<typeof createSignInLimits>

/**
 * Slows guessing down without locking anybody out: what one network did wrong keeps only that network from this person's
 * account, for a minute. When many networks guess at one account at once, only networks the person never signed in from
 * have to wait. A browser in which the person signed in before counts for itself alone, whoever else is behind the
 * same address.
 */
export function createSignInLimits(now: () => number) {
  const own = createAttemptLimit(PER_PERSON_AND_NETWORK, now)
  const pairs = createAttemptLimit(PER_PERSON_AND_NETWORK, now)
  const networks = createAttemptLimit(PER_NETWORK, now)
  const persons = createAttemptLimit(PER_PERSON, now)
  function countersOf(person: string, source: TrySource): [AttemptLimit, string][] {
    if ('own' in source) return [[own, `${source.own}\n${person}`]]
    const network = clientNetwork(source.address)
    // The network first: what it is refused leaves no trace of whom it asked for.
    return [
      [networks, network],
      [pairs, `${network}\n${person}`],
      ...(source.isKnownNetwork ? [] : [[persons, person] satisfies [AttemptLimit, string]]),
    ]
  }
  return {
    /** Throws `request/too-many`; to be called before a secret is looked at. */
    take(person: string, source: TrySource): void {
      const counters = countersOf(person, source)
      for (const [tries, key] of counters) tries.refuseSpent(key)
      for (const [tries, key] of counters) tries.take(key)
    },
    /** Whether it matters where the try comes from. */
    isCrowded: (person: string) => persons.isSpent(person),
    /** The secret was right. */
    giveBack(person: string, source: TrySource): void {
      for (const [tries, key] of countersOf(person, source)) tries.giveBack(key)
    },
  }
}
