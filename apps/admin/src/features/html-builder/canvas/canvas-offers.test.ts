import type { TemplateOffer } from '@innkeeper/api/html-builder/templates.ts'
import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { offersShown } from '@innkeeper/html-builder/offers-asked.ts'
import { expect, test } from 'vitest'
import type { TemplateSources } from '../api.ts'
import { offersIn } from './canvas-offers.ts'

const items = Array.from({ length: 8 }, (_, nth): TemplateOffer => {
  return { id: `deal-${nth}`, title: `Deal ${nth}`, text: '', price: '', picture: null }
})
const none = { isReady: false, items: [] }
const sources = {
  upselling: { isReady: true, items },
  roomUpgrades: none,
  guestFeedback: none,
  features: [],
} as TemplateSources
const shown = (look: object) => {
  const looks = { a: { type: 'upselling', ...look } } as unknown as TemplateDraft['looks']
  return offersIn(looks, sources).offers.a?.map(({ id }) => id)
}

test('the canvas shows as many offers as a guest gets, and those that are chosen in their order', () => {
  const asGuests = offersShown({ selection: 'fitting', ids: [] }, items).map(({ id }) => id)
  expect(shown({ 'props.selection': 'fitting' })).toEqual(asGuests)
  const chosen = { 'props.selection': 'chosen', 'props.deals': ['deal-7', 'gone', 'deal-2'] }
  expect(shown(chosen)).toEqual(['deal-7', 'deal-2'])
})
