import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Reachable, reachPeople, whySkipped } from './recipients.ts'

const YES = { version: 1, isGiven: true, source: 'staff', at: '2026-11-01T10:00:00Z' } as const
const NO = { ...YES, isGiven: false }
const person = (change: Partial<Reachable> = {}): Reachable => ({
  bookingId: 'b1',
  answer: 'in',
  email: 'astrid@guest.example',
  phone: '+4791234567',
  isPhoneUnreadable: false,
  consent: null,
  emailStanding: null,
  phoneStanding: null,
  ...change,
})

describe('why somebody gets nothing', () => {
  it.each<[string, Partial<Reachable>, 'email' | 'sms', 'service' | 'marketing', string | null]>([
    ['nothing speaks against it', {}, 'email', 'service', null],
    ['no address', { email: null }, 'email', 'service', 'no-email'],
    ['no phone', { phone: null }, 'sms', 'service', 'no-phone'],
    ['a number that is none', { phone: null, isPhoneUnreadable: true }, 'sms', 'service', 'phone-unreadable'],
    ['has left', { answer: 'checked-out' }, 'email', 'service', 'checked-out'],
    ['mail came back', { emailStanding: 'bounced' }, 'email', 'service', 'address-bounced'],
    ['wrote STOP', { phoneStanding: 'stopped' }, 'sms', 'service', 'stopped'],
    ['was not asked about offers', {}, 'email', 'marketing', 'offers-not-agreed'],
    ['refused offers', { consent: NO }, 'email', 'marketing', 'offers-refused'],
    ['unsubscribed', { consent: YES, emailStanding: 'unsubscribed' }, 'email', 'marketing', 'offers-refused'],
    ['unsubscribed, but it is about the stay', { emailStanding: 'unsubscribed' }, 'email', 'service', null],
    ['agreed to offers', { consent: YES }, 'email', 'marketing', null],
  ])('%s', (_, change, channel, purpose, reason) => {
    expect(whySkipped(person(change), channel, purpose)).toBe(reason)
  })
})

describe('an address', () => {
  it('gets a message once, whatever its capitals and however many stays it has', () => {
    const people = [person(), person({ bookingId: 'b2', email: 'Astrid@Guest.example', phone: null })]
    expect(reachPeople(people, { channels: ['email', 'sms'], purpose: 'service' })).toEqual([
      [
        { channel: 'email', address: 'astrid@guest.example', skipped: null },
        { channel: 'sms', address: '+4791234567', skipped: null },
      ],
      [
        { channel: 'email', address: null, skipped: 'same-address' },
        { channel: 'sms', address: null, skipped: 'no-phone' },
      ],
    ])
  })

  it('never gets it twice and no offer without consent, whoever is asked', () => {
    const someone = fc.record({
      email: fc.option(fc.constantFrom('a@x.example', 'A@x.example', 'b@x.example')),
      phone: fc.option(fc.constantFrom('+4711111111', '+4722222222')),
      consent: fc.option(fc.constantFrom(YES, NO)),
      emailStanding: fc.option(fc.constantFrom('bounced' as const, 'unsubscribed' as const)),
    })
    const purpose = fc.constantFrom('service' as const, 'marketing' as const)
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 8 }), purpose, (changes, wanted) => {
        const people = changes.map((change, place) => person({ ...change, bookingId: `b${place}` }))
        const reach = reachPeople(people, { channels: ['email', 'sms'], purpose: wanted })
        const addresses = reach.flat().flatMap(({ address }) => (address ? [address.toLowerCase()] : []))
        expect(new Set(addresses).size).toBe(addresses.length)
        reach.forEach((ways, place) => {
          for (const way of ways) {
            if (way.skipped === null && wanted === 'marketing') expect(people[place]?.consent).toEqual(YES)
            expect(way.address === null).toBe(way.skipped !== null)
          }
        })
      }),
    )
  })
})
