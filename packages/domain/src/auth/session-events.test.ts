import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SessionToken, sessionEvents } from './session-events.ts'

const token = (tokenId: string, minute: number) => ({
  tokenId,
  refreshedAt: new Date(Date.UTC(2026, 10, 15, 11, minute)).toISOString(),
})
const anyToken = fc.option(
  fc.record({ id: fc.constantFrom('a', 'b'), minute: fc.nat(59) }).map(({ id, minute }) => token(id, minute)),
)

describe('the events of a session', () => {
  it('INITIALIZED is the first look, whoever is signed in', () => {
    expect(sessionEvents(undefined, null)).toEqual(['INITIALIZED'])
    expect(sessionEvents(undefined, token('a', 1))).toEqual(['INITIALIZED'])
  })

  it('SIGNED_IN and SIGNED_OUT are the steps to and from nobody', () => {
    expect(sessionEvents(null, token('a', 1))).toEqual(['SIGNED_IN'])
    expect(sessionEvents(token('a', 1), null)).toEqual(['SIGNED_OUT'])
  })

  it('TOKEN_REFRESHED is the same sign-in that lasts anew', () => {
    expect(sessionEvents(token('a', 1), token('a', 2))).toEqual(['TOKEN_REFRESHED'])
  })

  it('an answer that was overtaken by a newer one is nothing new', () => {
    expect(sessionEvents(token('a', 2), token('a', 1))).toEqual([])
  })

  it('another sign-in signs the earlier person out first', () => {
    expect(sessionEvents(token('a', 1), token('b', 1))).toEqual(['SIGNED_OUT', 'SIGNED_IN'])
  })

  it('whoever follows the events knows whether somebody is signed in', () => {
    fc.assert(
      fc.property(fc.array(anyToken, { minLength: 1 }), (looks) => {
        let before: SessionToken | undefined
        let isSignedIn = looks[0] !== null
        for (const after of looks) {
          for (const event of sessionEvents(before, after)) {
            if (event === 'SIGNED_IN') isSignedIn = true
            if (event === 'SIGNED_OUT') isSignedIn = false
          }
          expect(isSignedIn).toBe(after !== null)
          before = after
        }
      }),
    )
  })
})
