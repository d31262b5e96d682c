import { expect, it } from 'vitest'
import {
  NO_PROPERTY_ACCESS,
  NO_REVIEW_LINKS,
  NO_SELLER,
  upgradeAccess,
  upgradeReviewLinks,
  upgradeSeller,
} from './settings-upgrades.ts'

it('a row from before there was a seller has none', () => {
  expect(upgradeSeller({})).toEqual(NO_SELLER)
  expect(upgradeReviewLinks({})).toEqual(NO_REVIEW_LINKS)
  expect(upgradeAccess({})).toEqual(NO_PROPERTY_ACCESS)
})

it('what is stored in the present shape stays', () => {
  const seller = { ...NO_SELLER, name: 'Fjellheim AS' }
  expect(upgradeSeller(seller)).toEqual(seller)
  const links = { version: 1, links: [{ name: 'Reviews', address: 'https://reviews.example/a' }] }
  expect(upgradeReviewLinks(links)).toEqual(links)
  const access = { ...NO_PROPERTY_ACCESS, wifiName: 'Fjellheim' }
  expect(upgradeAccess(access)).toEqual(access)
})
