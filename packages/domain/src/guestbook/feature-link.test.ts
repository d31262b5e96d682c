import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cameFromIn, featureHrefFrom, featureLinksFrom, featurePath } from './feature-link.ts'

test('the store and the upgrades are told what led to them; nothing else is', () => {
  expect(featurePath('fjellheim', 'store', 'card/a')).toBe('/return/fjellheim?to=store&from=card/a')
  expect(featurePath('fjellheim', 'upgrades', 'page/b')).toBe('/return/fjellheim?to=upgrades&from=page/b')
  expect(featurePath('fjellheim', 'registration', 'card/a')).toBe('/return/fjellheim?to=registration')
  expect(featurePath('fjellheim', 'guestbook', 'card/a')).toBe('/return/fjellheim')
  expect(featurePath('fjellheim', 'store')).toBe('/return/fjellheim?to=store')
})

test('an address keeps its query beside what led to it', () => {
  expect(featureHrefFrom('/upselling/h/k', 'store', 'message/m')).toBe('/upselling/h/k?from=message/m')
  expect(featureHrefFrom('/upselling/h/k?l=1', 'store', 'message/m')).toBe(
    '/upselling/h/k?l=1&from=message/m',
  )
  const links = { guestbook: 'https://x/g', store: 'https://x/s' }
  expect(featureLinksFrom(links, 'message/m')).toEqual({
    guestbook: 'https://x/g',
    store: 'https://x/s?from=message/m',
  })
})

test('only short words without signs are an origin; whatever else an address says is none', () => {
  expect(cameFromIn('message/a_B-9')).toBe('message/a_B-9')
  for (const value of [undefined, ['card/a'], '', 'a b', 'x'.repeat(61), 'card/a&to=x', 'card/a\n', '%2e']) {
    expect(cameFromIn(value)).toBe('')
  }
  fc.assert(
    fc.property(fc.string(), (value) => {
      const found = cameFromIn(value)
      expect(featureHrefFrom('/upselling/h/k', 'store', found)).toMatch(
        /^\/upselling\/h\/k(\?from=[\w%/-]+)?$/,
      )
      expect(encodeURIComponent(found).replaceAll('%2F', '/')).toBe(found)
    }),
  )
})
