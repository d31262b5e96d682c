import { expect, it } from 'vitest'
import {
  NO_GUEST_FIELDS,
  NO_PROPERTY_ACCESS,
  NO_REVIEW_LINKS,
  NO_SELLER,
  upgradeAccess,
  upgradeGuestFields,
  upgradeReviewLinks,
  upgradeSeller,
} from './settings-upgrades.ts'

it('a row from before there was a seller has none', () => {
  expect(upgradeSeller({})).toEqual(NO_SELLER)
  expect(upgradeReviewLinks({})).toEqual(NO_REVIEW_LINKS)
  expect(upgradeAccess({})).toEqual(NO_PROPERTY_ACCESS)
  expect(upgradeGuestFields({})).toEqual(NO_GUEST_FIELDS)
})

it('what is stored in the present shape stays', () => {
  const seller = { ...NO_SELLER, name: 'Fjellheim AS' }
  expect(upgradeSeller(seller)).toEqual(seller)
  const links = { version: 1, links: [{ name: 'Reviews', address: 'https://reviews.example/a' }] }
  expect(upgradeReviewLinks(links)).toEqual(links)
  const access = { ...NO_PROPERTY_ACCESS, wifiName: 'Fjellheim' }
  expect(upgradeAccess(access)).toEqual(access)
  const fields = { version: 1, fields: [{ id: 'diet', name: 'Diet' }] }
  expect(upgradeGuestFields(fields)).toEqual(fields)
})
