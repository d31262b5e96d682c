import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import {
  isFeatureShown,
  LINKED_FEATURES,
  type LinkedFeature,
} from '@innkeeper/domain/guestbook/feature-link.ts'
import { aDraft } from '@innkeeper/domain/guestbook/publish-checks/sample-checks.ts'
import type { Visitor } from '@innkeeper/domain/guestbook/visibility.ts'
import { QR_VISITOR } from '@innkeeper/domain/guestbook/visitor.ts'
import { describe, expect, it } from 'vitest'
import { type BoxSetting, presentBox } from './box-presenter.ts'

const ENGLISH = { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' }
const setting: BoxSetting = {
  languages: { asked: ENGLISH, fallback: ENGLISH },
  pictures: new Map(),
  owner: { propertyId: 'fjellheim', mediaOrigin: '' },
  currency: 'NOK',
  features: ['guestbook', 'store'],
  prices: new Map(),
}
const GUEST = { ...QR_VISITOR, state: 'checkin' } as const
const DEPARTED = { ...QR_VISITOR, state: 'checkout' } as const
const aBox = (type: CardType, feature: string) =>
  aDraft('a', { type, options: { link: { type: 'feature', value: feature } } })

describe('a box that leads to one of the guest’s own', () => {
  it.each(LINKED_FEATURES)('is there for whoever has it: %s', (feature) => {
    for (const visitor of [GUEST, QR_VISITOR]) {
      const isShown = isFeatureShown(feature, {
        open: setting.features,
        hasBooking: visitor.state !== 'qr',
        phase: 'inStay',
      })
      const tile = presentBox(aBox('FixedSizeBox', feature), visitor, setting)
      expect(tile === null).toBe(!isShown)
      // A box that says something of its own stays; only its button is gone.
      const content = presentBox(aBox('Content', feature), visitor, setting)
      expect(content?.content.title).toBe('a')
      expect(content?.options.link === undefined).toBe(!isShown)
    }
  })

  it('another room is not offered once the guest has left', () => {
    const open = { ...setting, features: ['guestbook', 'store', 'upgrades'] as const }
    const box = aBox('FixedSizeBox', 'upgrades')
    expect(presentBox(box, GUEST, open)).not.toBeNull()
    expect(presentBox(box, DEPARTED, open)).toBeNull()
  })

  it('is reached by an address that knows nobody', () => {
    const box = presentBox(aBox('FixedSizeBox', 'store'), GUEST, setting)
    expect(box?.options.link).toEqual({
      type: 'feature',
      href: `/return/fjellheim?to=store&from=card/${box?.id}`,
    })
  })
})

it('deals in a product box are there for whoever has a store', () => {
  const form = { id: 'F'.repeat(22), productIds: ['P'.repeat(22)], dealIds: ['D'.repeat(22)] }
  const dealsOf = (visitor: Visitor, features: readonly LinkedFeature[]) =>
    presentBox(aDraft('a', { type: 'Product', form }), visitor, { ...setting, features })?.options.deals
  expect(dealsOf(GUEST, ['guestbook', 'store'])).toEqual(form.dealIds)
  expect(dealsOf(GUEST, ['guestbook'])).toBeUndefined()
  expect(dealsOf({ ...GUEST, state: 'qr' }, ['guestbook', 'store'])).toBeUndefined()
})
