import { expect, test } from 'vitest'
import { offersAskedIn, offersShown } from './offers-asked.ts'
import { readableModules } from './readable-modules.ts'

const { modules } = readableModules([
  { type: 'upselling', id: 'a', props: { selection: 'chosen', deals: ['D'.repeat(22)] } },
  { type: 'divider', id: 'b', props: {} },
  {
    type: 'room-upgrades',
    id: 'c',
    props: { layout: 'large', targetGroups: ['G'.repeat(22)], upgrades: ['U'.repeat(22)] },
  },
])
const offers = Array.from({ length: 9 }, (_, index) => ({ id: `offer-${index}` }))

test('modules ask for the offers that were chosen, or for those that fit, for their target groups', () => {
  expect(offersAskedIn(modules)).toEqual([
    {
      moduleId: 'a',
      type: 'upselling',
      selection: 'chosen',
      ids: ['D'.repeat(22)],
      targetGroups: [],
      layout: 'cards',
    },
    {
      moduleId: 'c',
      type: 'room-upgrades',
      selection: 'fitting',
      ids: [],
      targetGroups: ['G'.repeat(22)],
      layout: 'large',
    },
  ])
})

test('a choice keeps its order and leaves out what the guest cannot have; without one a few are shown', () => {
  const ids = ['offer-7', 'gone', 'offer-2']
  expect(offersShown({ selection: 'chosen', ids }, offers)).toEqual([{ id: 'offer-7' }, { id: 'offer-2' }])
  expect(offersShown({ selection: 'fitting', ids: [] }, offers)).toEqual(offers.slice(0, 6))
})
