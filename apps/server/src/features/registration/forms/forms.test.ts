import { FORMS_MAX } from '@innkeeper/domain/registration/constants.ts'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aRegistrationForm, aSubmission } from '../../../testing/registrations.ts'
import { registrationFormVersions } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

async function aDesk() {
  const propertyId = await aProperty(app.db, { timeZone: 'Europe/Copenhagen' })
  const { cookie } = await aSignedIn(app, propertyId, ['manager'])
  const call = caller(app, cookie)
  const versions = (formId: string) =>
    app.db.tenant(propertyId, (tx) =>
      tx
        .select()
        .from(registrationFormVersions)
        .where(
          and(
            eq(registrationFormVersions.propertyId, propertyId),
            eq(registrationFormVersions.formId, formId),
          ),
        )
        .orderBy(asc(registrationFormVersions.version)),
    )
  const make = async (change: object = {}) => {
    const form = { name: 'Adults', isOn: true, targetGroupIds: [], body: formBodyOf('DK'), ...change }
    return call('POST', 'registrationFormsFields', form)
  }
  const save = ({ id, name, isOn, targetGroupIds, body, revision }: Form, change: object = {}) =>
    call('PUT', `registrationForms/${id}`, { name, isOn, targetGroupIds, body, revision, ...change })
  return { propertyId, call, versions, make, save }
}
type Form = Record<'id' | 'name' | 'isOn' | 'targetGroupIds' | 'body' | 'revision', unknown>

describe('a form', () => {
  it('is made and listed with the country of the house and how many were sent', async () => {
    const { propertyId, call, make } = await aDesk()
    const { data: form } = await make()
    expect(form).toMatchObject({ version: 1, revision: 1, changedBy: 'Anna Lien', sent: 0 })
    await aRegistrationForm(app.db, propertyId, { name: 'Groups', position: 9 }).then(async (groups) =>
      aSubmission(app.db, propertyId, await aBooking(app.db, propertyId), { form: groups }),
    )
    const { data } = await call('GET', 'registrationForms')
    expect(data.country).toBe('DK')
    expect(data.forms.map(({ name, sent }: { name: string; sent: number }) => [name, sent])).toEqual([
      ['Adults', 0],
      ['Groups', 1],
    ])
    const { items } = (
      await caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)('GET', 'audit')
    ).data
    expect(items[0]).toMatchObject({ action: 'registration-form.added', subject: 'Adults' })
  })

  it('gets a new version when something else is asked, and the old one stays as it was', async () => {
    const { make, save, versions } = await aDesk()
    const { data: first } = await make()
    const { data: renamed } = await save(first, { name: 'Everybody' })
    expect(renamed).toMatchObject({ name: 'Everybody', version: 1, revision: 2 })
    const { data: changed } = await save(renamed, { body: { ...first.body, keptMonths: 36 } })
    expect(changed).toMatchObject({ version: 2, revision: 3, body: { keptMonths: 36, termsVersion: 1 } })
    const kept = await versions(first.id)
    expect(kept.map(({ body, replacedAt }) => [body.keptMonths, replacedAt !== null])).toEqual([
      [24, true],
      [36, false],
    ])
  })

  it('counts its terms itself', async () => {
    const { make, save } = await aDesk()
    const { data: first } = await make({ body: { ...formBodyOf('DK'), termsVersion: 70 } })
    expect(first.body.termsVersion).toBe(1)
    const { data: second } = await save(first, {
      body: { ...first.body, terms: { 0: 'No parties.' }, termsVersion: 9 },
    })
    expect(second.body.termsVersion).toBe(2)
    const { data: third } = await save(second, { body: { ...second.body, keptMonths: 30, termsVersion: 9 } })
    expect(third.body.termsVersion).toBe(2)
  })

  it('that somebody saved meanwhile is refused with what it is now', async () => {
    const { make, save } = await aDesk()
    const { data: first } = await make()
    await save(first, { name: 'Everybody' })
    const refused = await save(first, { name: 'Nobody' })
    expect(refused).toMatchObject({ status: 409, code: 'registration/stale-revision' })
    expect(refused.details.current).toMatchObject({ name: 'Everybody', revision: 2 })
  })

  it('asks nothing that the law forbids, and no nationality’s fields without the nationality', async () => {
    const { make } = await aDesk()
    const enabled = (country: string, name: string, isEnabled: boolean) => {
      const body = formBodyOf(country)
      const fields = body.fields.map((field) => (field.name === name ? { ...field, isEnabled } : field))
      return { body: { ...body, fields } }
    }
    expect(await make(enabled('NL', 'passportNumber', true))).toMatchObject({
      status: 422,
      code: 'registration/forbidden-field',
      details: { field: 'passportNumber' },
    })
    expect(await make(enabled('DK', 'nationality', false))).toMatchObject({
      status: 422,
      code: 'registration/invalid',
    })
  })

  it('has its place in an order, and there is room for so many', async () => {
    const { call, make } = await aDesk()
    const made: string[] = []
    for (let nth = 0; nth < FORMS_MAX; nth++) made.push((await make({ name: `Form ${nth}` })).data.id)
    expect(await make()).toMatchObject({ status: 409, code: 'registration/too-many-forms' })
    const [first, second, third] = made
    const { data } = await call('POST', 'registrationForms/order', { ids: [third, first] })
    expect(data.forms.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual([third, first, second])
  })

  it('that is deleted leaves its versions to what was sent with them', async () => {
    const { call, make, versions } = await aDesk()
    const { data: form } = await make()
    expect((await call('DELETE', `registrationForms/${form.id}`)).status).toBe(200)
    expect((await call('GET', 'registrationForms')).data.forms).toEqual([])
    expect((await versions(form.id)).map(({ replacedAt }) => replacedAt !== null)).toEqual([true])
    expect(await call('DELETE', `registrationForms/${form.id}`)).toMatchObject({
      status: 404,
      code: 'registration/form-unknown',
    })
  })

  it('keeps the target group it is for from being deleted', async () => {
    const { call, make } = await aDesk()
    const { data: group } = await call('POST', 'targetGroups', {
      ...{ name: 'Groups', rateCodes: ['GROUP'], unitCategories: [], minNights: null, maxNights: null },
      returningGuest: null,
    })
    await make({ name: 'Of groups', targetGroupIds: [group.id] })
    const refused = await call('DELETE', `targetGroups/${group.id}`)
    expect(refused).toMatchObject({ status: 409, code: 'units/in-use' })
    expect(refused.details.registrationForms).toMatchObject([{ name: 'Of groups' }])
  })
})
