import { placeOf } from '../../platform/auth/place-of.ts'
import { createTries, type Tries } from '../../platform/auth/tries.ts'

/** Wrong passwords or codes per minute: of one person at one place, of one place, of one person at all places. */
const PER_PERSON_AND_PLACE = 5
const PER_PLACE = 30
const PER_PERSON = 20

/**
 * Where a try comes from: a browser or session that is known to be the person's own, or a network address, of which
 * others may have a share.
 */
export type TrySource = { own: string } | { address: string; isKnownPlace: boolean }

/** Somebody in a session of theirs: what others do elsewhere does not keep them from proving who they are. */
export const sessionSource = ({ sessionId }: { sessionId: string }): TrySource => ({
  own: `session ${sessionId}`,
})

export type SignInLimits = ReturnType<typeof createSignInLimits>

/**
 * Slows guessing down without locking anybody out: what one place did wrong keeps only that place from this person's
 * account, for a minute. When many places guess at one account at once, only places the person never signed in from
 * have to wait. A browser in which the person signed in before counts for itself alone, whoever else is behind the
 * same address.
 */
export function createSignInLimits(now: () => number) {
  const own = createTries(PER_PERSON_AND_PLACE, now)
  const pairs = createTries(PER_PERSON_AND_PLACE, now)
  const places = createTries(PER_PLACE, now)
  const persons = createTries(PER_PERSON, now)
  function countersOf(person: string, source: TrySource): [Tries, string][] {
    if ('own' in source) return [[own, `${source.own}\n${person}`]]
    const place = placeOf(source.address)
    // The place first: what it is refused leaves no trace of whom it asked for.
    return [
      [places, place],
      [pairs, `${place}\n${person}`],
      ...(source.isKnownPlace ? [] : [[persons, person] satisfies [Tries, string]]),
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
