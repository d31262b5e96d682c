import { expect, it } from 'vitest'
import { NO_REVIEW_LINKS, NO_SELLER, upgradeReviewLinks, upgradeSeller } from './settings-upgrades.ts'

it('a row from before there was a seller has none', () => {
  expect(upgradeSeller({})).toEqual(NO_SELLER)
  expect(upgradeReviewLinks({})).toEqual(NO_REVIEW_LINKS)
})

it('what is stored in the present shape stays', () => {
  const seller = { ...NO_SELLER, name: 'Fjellheim AS' }
  expect(upgradeSeller(seller)).toEqual(seller)
  const links = { version: 1, links: [{ name: 'Reviews', address: 'https://reviews.example/a' }] }
  expect(upgradeReviewLinks(links)).toEqual(links)
})
