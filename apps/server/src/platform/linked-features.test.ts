import { expect, it } from 'vitest'
import { createLinkedFeatures } from './linked-features.ts'

it('links lead to the features that answer, where all their modules are open', () => {
  const features = createLinkedFeatures()
  expect(features.openWith(['guestbook', 'upselling'])).toEqual([])
  features.register('store', (propertyId, linkKey) => `/upselling/${propertyId}/${linkKey}`)
  features.register('guestbook', (propertyId) => `/guestbook/${propertyId}`)
  const open = ['guestbook', 'upselling', 'products'] as const
  expect(features.openWith([...open, 'roomUpgrades'])).toEqual(['guestbook', 'store'])
  for (const closed of open) {
    expect(features.openWith(open.filter((module) => module !== closed))).not.toContain('store')
  }
  expect(features.openWith(['guestbook'])).toEqual(['guestbook'])
  expect(features.hrefFor('store', 'fjellheim', 'key')).toBe('/upselling/fjellheim/key')
  expect(features.hrefFor('survey', 'fjellheim', 'key')).toBeNull()
})
