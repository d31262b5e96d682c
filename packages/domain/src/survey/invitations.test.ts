import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time.ts'
import { type InvitationFacts, whyNotInvited } from './invitations.ts'

const FACTS: InvitationFacts = {
  kind: 'survey',
  isOpen: true,
  hasAnswered: false,
  timesAsked: 0,
  lastAskedOn: null,
  today: '2026-11-19',
}
const why = (change: Partial<InvitationFacts>) => whyNotInvited({ ...FACTS, ...change })

describe('an invitation', () => {
  it('goes to a guest who was never asked', () => {
    expect(why({})).toBeNull()
  })

  it('does not go to whoever answered, nor a third time, nor for a survey that is closed', () => {
    expect(why({ hasAnswered: true, timesAsked: 1 })).toBe('survey-answered')
    expect(why({ timesAsked: 2 })).toBe('survey-asked')
    expect(why({ isOpen: false })).toBe('survey-closed')
  })

  it('goes to no guest about two stays within 30 days', () => {
    expect(why({ lastAskedOn: addDays(FACTS.today, -29) })).toBe('survey-recent')
    expect(why({ lastAskedOn: addDays(FACTS.today, -30) })).toBeNull()
  })

  it('may be the one reminder, or a pulse, within them', () => {
    const lastAskedOn = addDays(FACTS.today, -3)
    expect(why({ lastAskedOn, timesAsked: 1 })).toBeNull()
    expect(why({ lastAskedOn, kind: 'pulse' })).toBeNull()
  })

  it('never reaches anybody about two stays within 30 days, whatever days come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 40 }), (offsets) => {
        const asked: string[] = []
        for (const offset of offsets.toSorted((a, b) => a - b)) {
          const today = addDays('2026-01-01', offset)
          if (why({ today, lastAskedOn: asked.at(-1) ?? null }) === null) asked.push(today)
        }
        asked.forEach((day, at) => {
          const before = asked[at - 1]
          if (before !== undefined) expect(day >= addDays(before, 30)).toBe(true)
        })
      }),
    )
  })
})
