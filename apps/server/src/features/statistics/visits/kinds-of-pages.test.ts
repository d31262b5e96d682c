import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty } from '../../../testing/builders.ts'
import { countedVisits } from '../../../testing/counted-visits.ts'
import { aPropertyWithReception } from '../../../testing/property-with-reception.ts'
import { aRegisteringHouse } from '../../../testing/registering-guest.ts'
import { aSurveyHouse } from '../../../testing/survey-house.ts'
import { aTemplate } from '../../../testing/templates.ts'
import { anUpgradeHouse } from '../../../testing/upgrade-house.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148' }

async function visitsAfter(propertyId: string, url: string, linkKey: string) {
  const cookie = `stay_${propertyId}=${linkKey}`
  const { statusCode } = await app.inject({ url, headers: { ...PHONE, cookie } })
  expect(statusCode).toBe(200)
  return (await countedVisits(app, propertyId))['visits 2026-11-15']
}
const counted = (page: string, state: string) => ({
  visits: 1,
  [`visits|page|${page}`]: 1,
  [`visits|phase|${state}`]: 1,
})

test('the store and the checkout are counted', async () => {
  const propertyId = await aProperty(app.db, { plan: 'complete' })
  const stay = { arrival: '2026-11-20', departure: '2026-11-25', state: 'precheckin' as const }
  const { linkKey } = await aBooking(app.db, propertyId, stay)
  const store = await visitsAfter(propertyId, `/upselling/${propertyId}/${linkKey}/products`, linkKey)
  expect(store).toMatchObject(counted('store', 'precheckin'))
  const both = await visitsAfter(propertyId, `/order/${propertyId}`, linkKey)
  expect(both).toMatchObject({ visits: 2, 'visits|page|order': 1, 'visits|phase|precheckin': 2 })
})

test('other rooms are counted', async () => {
  const house = await anUpgradeHouse(app, await aPropertyWithReception(app))
  await house.unit(house.suite, '501')
  await house.upgrade()
  const { linkKey } = await house.stay({})
  const { propertyId } = house
  const visits = await visitsAfter(propertyId, `/room-upgrades/${propertyId}/${linkKey}`, linkKey)
  expect(visits).toMatchObject({ visits: 1, 'visits|page|upgrades': 1 })
})

test('the registration form is counted', async () => {
  const house = await aRegisteringHouse(app)
  const { propertyId } = house
  const { linkKey } = await house.booking()
  const visits = await visitsAfter(propertyId, `/registration-form/${propertyId}/${linkKey}`, linkKey)
  expect(visits).toMatchObject({ visits: 1, 'visits|page|registration': 1 })
})

test('a survey is counted, and an address that leads to it only reaches the stay', async () => {
  const house = await aSurveyHouse(app)
  const { propertyId, surveyId } = house
  const { linkKey } = await house.booking()
  const url = `/survey/${propertyId}?templateId=${surveyId}`
  await app.inject({ url: `${url}&booking=${linkKey}`, headers: PHONE })
  const visits = await visitsAfter(propertyId, url, linkKey)
  expect(visits).toMatchObject({ visits: 1, 'visits|page|survey': 1, reached: 1 })
})

test('a page of the house is counted', async () => {
  const propertyId = await aProperty(app.db)
  const { linkKey } = await aBooking(app.db, propertyId)
  const divider = { type: 'divider', id: newId(), props: {} }
  const id = await aTemplate(app.db, propertyId, { localizedData: { 0: [divider] } })
  const visits = await visitsAfter(propertyId, `/pages/${propertyId}/${id}`, linkKey)
  expect(visits).toMatchObject(counted('page', 'checkin'))
})
