import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStreamPlaces, DEFAULT_PLACES, placesFor } from './stream-places.ts'

type Holder = { propertyId: string; address: string; memberId?: string }

const stranger = (at: number, propertyId = `hotel-${at % 20}`): Holder => ({
  propertyId,
  address: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
})
const member = (memberId: string, address = '192.0.2.1'): Holder => ({
  propertyId: 'fjord',
  address,
  memberId,
})

/** Takes a place where there is one; answers whether there was. */
function comes(places: ReturnType<typeof createStreamPlaces>, holder: Holder): boolean {
  if (places.refusal(holder) !== null) return false
  places.take(holder)
  return true
}

const howMany = (count: number, come: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) => come(at)).filter(Boolean).length

describe('the places for live streams', () => {
  it('5,500 strangers do not shut reception out', () => {
    const places = createStreamPlaces(DEFAULT_PLACES)
    expect(howMany(5500, (at) => comes(places, stranger(at)))).toBe(4500)
    expect(places.refusal(stranger(9999))).toBe('too-many-here')
    expect(howMany(500, (at) => comes(places, member(`m${at}`)))).toBe(500)
    expect(places.refusal(member('late'))).toBe('too-many-here')
  })

  it('the strangers of one property leave room for those of others', () => {
    const places = createStreamPlaces(DEFAULT_PLACES)
    expect(howMany(5500, (at) => comes(places, stranger(at, 'crowded')))).toBe(2500)
    expect(places.refusal(stranger(9999, 'crowded'))).toBe('too-many-at-property')
    expect(places.refusal(stranger(9999, 'quiet'))).toBeNull()
  })

  it('one IPv6 network counts as one, however many addresses it has', () => {
    const places = createStreamPlaces(DEFAULT_PLACES)
    const from = (at: number): Holder => ({
      propertyId: 'fjord',
      address: `2001:db8:1:2:${at.toString(16)}::${at.toString(16)}`,
    })
    expect(howMany(1500, (at) => comes(places, from(at)))).toBe(1000)
    expect(places.refusal(from(7))).toBe('too-many-from-network')
    expect(places.refusal({ propertyId: 'fjord', address: '2001:db8:1:3::7' })).toBeNull()
  })

  it('guests in the Wi-Fi of the hotel take no place from reception behind the same address', () => {
    const places = createStreamPlaces(DEFAULT_PLACES)
    const wifi = '203.0.113.7'
    expect(howMany(1500, () => comes(places, { propertyId: 'fjord', address: wifi }))).toBe(1000)
    expect(places.refusal(member('anna', wifi))).toBeNull()
  })

  it('one person has so many and leaves the rest to colleagues', () => {
    const places = createStreamPlaces(DEFAULT_PLACES)
    expect(howMany(500, () => comes(places, member('anna')))).toBe(50)
    expect(places.refusal(member('anna'))).toBe('too-many-of-member')
    expect(places.refusal(member('berit'))).toBeNull()
  })

  it('hold, whoever comes and goes', () => {
    const limits = { total: 12, reservedForStaff: 3, perProperty: 5, perNetwork: 4, perMember: 2 }
    const holder = fc.record(
      {
        propertyId: fc.constantFrom('a', 'b', 'c'),
        address: fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'),
        memberId: fc.constantFrom('anna', 'berit', 'cecilie'),
      },
      { requiredKeys: ['propertyId', 'address'] },
    ) as fc.Arbitrary<Holder>
    fc.assert(
      fc.property(fc.array(fc.record({ holder, leaves: fc.boolean() }), { maxLength: 80 }), (steps) => {
        const places = createStreamPlaces(limits)
        const inside: Holder[] = []
        for (const { holder: one, leaves } of steps) {
          const gone = leaves ? inside.shift() : undefined
          if (gone) places.leave(gone)
          else if (comes(places, one)) inside.push(one)
          const strangers = inside.filter(({ memberId }) => memberId === undefined)
          expect(places.count()).toBe(inside.length)
          expect(inside.length).toBeLessThanOrEqual(limits.total)
          expect(strangers.length).toBeLessThanOrEqual(limits.total - limits.reservedForStaff)
          for (const property of ['a', 'b', 'c'])
            expect(strangers.filter(({ propertyId }) => propertyId === property).length).toBeLessThanOrEqual(
              limits.perProperty,
            )
        }
        // Whoever is gone holds nothing any more.
        for (const one of inside) places.leave(one)
        expect(howMany(5, () => comes(places, { propertyId: 'a', address: '2001:db8::9' }))).toBe(4)
      }),
    )
  })
})

describe('how many there are', () => {
  it('is as usual where the system allows it, and in the same shares where not', () => {
    expect(placesFor(Number.POSITIVE_INFINITY)).toEqual(DEFAULT_PLACES)
    expect(placesFor(20_000)).toEqual(DEFAULT_PLACES)
    expect(placesFor(1024)).toEqual({
      total: 768,
      reservedForStaff: 77,
      perProperty: 384,
      perNetwork: 154,
      perMember: 50,
    })
  })
})
