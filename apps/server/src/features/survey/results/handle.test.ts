import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffUsers } from '../../../platform/auth/tables.ts'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aSurveyHouse, type SurveyHouse } from '../../../testing/survey-house.ts'

let app: TestApp
let house: SurveyHouse
let id: string
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aSurveyHouse(app)
  const low = { answers: { recommend: 2 }, asksForContact: true }
  id = (await house.guest().send(house.surveyId, low)).data.responseId
})

const handle = (more: object = {}, call = house.call) =>
  call('PUT', `surveyResponses/${id}/handled`, {
    ...{ revision: 1, isHandled: true, note: '', ownerId: null, ...more },
  })

describe('a response is handled', () => {
  it('by somebody, with a note, and waits no more; opened again it waits again', async () => {
    const done = await handle({ note: '  Called, all is well ' })
    expect(done.data).toMatchObject({
      handled: { at: '2026-11-15T11:00:00.000Z', by: 'Anna Lien' },
      ...{ note: 'Called, all is well', revision: 2 },
    })
    expect((await house.call('GET', 'surveyResponses')).data.toHandle).toBe(0)
    app.clock.advance({ minutes: 5 })
    // Another note leaves who handled it, and when.
    const noted = await handle({ revision: 2, note: 'And a cake' })
    expect(noted.data).toMatchObject({ handled: done.data.handled, note: 'And a cake' })
    expect((await handle({ revision: 3, isHandled: false })).data.handled).toBeNull()
    expect((await house.call('GET', 'surveyResponses')).data.toHandle).toBe(1)
    const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
    const actions = (await owner('GET', 'audit')).data.items.map(({ action }: { action: string }) => action)
    expect(actions.slice(0, 2)).toEqual(['survey-response.reopened', 'survey-response.handled'])
  })

  it('of two at once the second learns who was faster, and changes nothing', async () => {
    const [one, other] = await Promise.all([handle({ note: 'One' }), handle({ note: 'Other' })])
    const [refused] = [one, other].filter(({ status }) => status !== 200)
    expect([one, other].map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(refused).toMatchObject({
      ...{ code: 'survey/handled', details: { by: 'Anna Lien', at: '2026-11-15T11:00:00.000Z' } },
    })
    const kept = (await house.call('GET', `surveyResponses/${id}`)).data
    expect(kept).toMatchObject({ revision: 2, note: one.status === 200 ? 'One' : 'Other' })
  })

  it('once where the same press comes again after its answer was lost, and of somebody else not', async () => {
    const first = await handle({ note: 'Called' })
    expect(await handle({ note: 'Called' })).toEqual(first)
    expect(first.data.revision).toBe(2)
    const { userId, cookie } = await aSignedIn(app, house.propertyId, ['reception'])
    await app.db.installation((tx) =>
      tx.update(staffUsers).set({ name: 'Bo Berg' }).where(eq(staffUsers.id, userId)),
    )
    expect(await handle({ note: 'Called' }, caller(app, cookie))).toMatchObject({
      ...{ status: 409, code: 'survey/handled', details: { by: 'Anna Lien' } },
    })
  })

  it('is of no other property', async () => {
    const elsewhere = await aSurveyHouse(app)
    expect((await handle({}, elsewhere.call)).code).toBe('survey/response-unknown')
    expect((await handle({ note: 'x'.repeat(2001) })).code).toBe('request/invalid')
  })
})

describe('somebody takes a response over', () => {
  it('of those who handle them in this house', async () => {
    const colleague = await aSignedIn(app, house.propertyId, ['reception'])
    const analyst = await aSignedIn(app, house.propertyId, ['analyst'])
    const { items } = (await house.call('GET', 'surveyResponses/owners')).data
    const ids = items.map((owner: { id: string }) => owner.id)
    expect(ids).toContain(colleague.userId)
    expect(ids).not.toContain(analyst.userId)
    expect((await handle({ isHandled: false, ownerId: colleague.userId })).data).toMatchObject({
      ...{ owner: { id: colleague.userId, name: 'Anna Lien' }, handled: null, revision: 2 },
    })
    const elsewhere = await aSurveyHouse(app)
    const stranger = await aSignedIn(app, elsewhere.propertyId, ['manager'])
    for (const ownerId of [analyst.userId, stranger.userId, newId()])
      expect((await handle({ revision: 2, ownerId })).code).toBe('team/member-unknown')
  })

  it('and stays its owner after they left', async () => {
    const colleague = await aSignedIn(app, house.propertyId, ['reception'])
    await handle({ isHandled: false, ownerId: colleague.userId })
    const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
    expect((await owner('DELETE', `team/members/${colleague.userId}`)).status).toBe(200)
    expect((await handle({ revision: 2, ownerId: colleague.userId })).data).toMatchObject({
      ...{ owner: { id: colleague.userId }, handled: { by: 'Anna Lien' } },
    })
  })
})
