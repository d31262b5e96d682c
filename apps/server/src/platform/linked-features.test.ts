import { expect, it } from 'vitest'
import { createLinkedFeatures } from './linked-features.ts'

it('links lead to the features that answer, where their module is open', () => {
  const features = createLinkedFeatures()
  expect(features.openWith(['guestbook', 'upselling'])).toEqual([])
  features.register('store', (propertyId, linkKey) => `/upselling/${propertyId}/${linkKey}`)
  features.register('guestbook', (propertyId) => `/guestbook/${propertyId}`)
  expect(features.openWith(['guestbook', 'upselling', 'roomUpgrades'])).toEqual(['guestbook', 'store'])
  expect(features.openWith(['guestbook'])).toEqual(['guestbook'])
  expect(features.hrefFor('store', 'fjellheim', 'key')).toBe('/upselling/fjellheim/key')
  expect(features.hrefFor('survey', 'fjellheim', 'key')).toBeNull()
})
