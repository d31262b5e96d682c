import { expect, it } from 'vitest'
import { AppError } from '../../../platform/http/app-error.ts'
import { createTemplateOffers } from './template-offers.ts'
import type { UpgradeOffer } from './upgrade-offers.ts'

const ENGLISH = { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' }
const DANISH = { ...ENGLISH, code: 'da', index: 1, title: 'Dansk' }
const suite: UpgradeOffer = {
  id: 'suite',
  title: 'Fjord suite',
  description: 'With a balcony',
  picture: null,
  pricePerNight: 45_000,
  isFrom: false,
  total: null,
  isFullyBooked: false,
}

function offersWith(offers: UpgradeOffer[]) {
  const languages = { GB: ENGLISH, DK: DANISH }
  return createTemplateOffers({
    properties: { snapshot: async () => ({ property: { localization: { languages } } }) } as never,
    upgradeOffers: {
      forAll: async () => ({ currency: 'NOK', offers }),
      async forStay(_propertyId, linkKey) {
        if (linkKey === 'over') throw new AppError('booking/unknown', 'No such stay.')
        return { currency: 'NOK', offers: offers.map((offer) => ({ ...offer, total: 90_000 })) }
      },
    },
  })
}

it('a room has its price for a night, and leads to the guest’s own upgrades', async () => {
  const offers = offersWith([suite, { ...suite, id: 'loft', isFrom: true }])
  expect(await offers.forVisitor('fjellheim', 'key', DANISH)).toMatchObject([
    { title: 'Fjord suite', text: 'With a balcony', price: '450\u00a0NOK pr. nat', isFullyBooked: false },
    { price: 'fra 450\u00a0NOK pr. nat', path: '/room-upgrades/fjellheim/key/room/loft' },
  ])
})

it('a visitor without a stay is led to the rooms of everybody', async () => {
  const [room] = await offersWith([suite]).forVisitor('fjellheim', null, ENGLISH)
  expect(room).toMatchObject({ price: 'NOK\u00a0450 per night', path: '/room-upgrades/fjellheim/room/suite' })
})

it('a room that is fully booked says so, and a link that opens no stay any more has none', async () => {
  const offers = offersWith([{ ...suite, isFullyBooked: true }])
  expect(await offers.forVisitor('fjellheim', 'key', ENGLISH)).toMatchObject([
    { price: 'Fully booked', isFullyBooked: true },
  ])
  expect(await offers.forVisitor('fjellheim', 'over', ENGLISH)).toEqual([])
})

it('an editor draws with the rooms of everybody in its language', async () => {
  expect(await offersWith([suite]).list('fjellheim', 1)).toMatchObject([
    { id: 'suite', price: '450\u00a0NOK pr. nat' },
  ])
})
