import { expect, test } from 'vitest'
import { englishTexts } from '../../../../platform/english-texts.ts'
import { sampleProduct } from '../draft/sample-product.ts'
import { whoCanOrder } from './who-can-order.ts'

const t = await englishTexts()
const { product } = sampleProduct()
const groups = new Map([['F'.repeat(22), 'Families']])
const say = (change: Partial<typeof product>) => whoCanOrder(t, { ...product, ...change }, groups)
const visibility = product.visibility

test('a new product that is enabled says who, where and when', () => {
  expect(say({})).toBe(
    'All guests can order it in the guestbook before the stay and during the stay, at any time.',
  )
})

test('groups, areas, journeys and hours are named', () => {
  const day = { isOpen: true, open: '07:00', closed: '22:00' }
  const openingHours: typeof product.options.openingHours = [day, day, day, day, day, day, day]
  expect(
    say({
      options: { ...product.options, openingHours },
      visibility: {
        targetGroups: ['F'.repeat(22), 'gone'],
        guestJourney: ['IN_STAY'],
        productArea: { guestbook: true, automation: true },
      },
    }),
  ).toBe(
    'Guests in Families or a deleted target group can order it in the guestbook and in automations and deals during the stay, every day 07:00–22:00.',
  )
  const closed = { ...day, isOpen: false }
  const weekdays: typeof openingHours = [day, day, day, day, day, closed, closed]
  expect(say({ options: { ...product.options, openingHours: weekdays } })).toContain('on 5 days of the week.')
})

test('what nobody can order says why', () => {
  expect(say({ state: 'disabled' })).toContain('enable it')
  expect(say({ internal: true })).toContain('staff only')
  expect(say({ visibility: { ...visibility, guestJourney: [] } })).toContain('choose when')
  const productArea = { guestbook: false, automation: false }
  expect(say({ visibility: { ...visibility, productArea } })).toContain('choose where')
})
