import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../../platform/events/tables.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aUnit } from '../../../testing/builders.ts'
import { AMERICAN, aRegisteringHouse, filledBy } from '../../../testing/registering-guest.ts'
import { aRegistrationDesk } from '../../../testing/registration-desk.ts'
import { aFilledForm, anIdPicture } from '../../../testing/registrations.ts'
import { registrationPictures, registrationSubmissions } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const named = (firstName: string, lastName: string) => ({
  filled: aFilledForm({ values: { ...aFilledForm().values, firstName, lastName } }),
})
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

describe('what guests sent', () => {
  it('is listed by the six names of the specification, in pages', async () => {
    const desk = await aRegistrationDesk(app)
    const at = (minute: number) => ({ sentAt: new Date(Date.parse(TEST_NOW) + minute * 60_000) })
    const first = await desk.sent({ ...at(1), ...named('Åse', 'Nygård') }, { bookingNumber: 'W-00481' })
    const second = await desk.sent({ ...at(2), ...named('Jürgen', 'Ørsted') }, { arrival: '2026-11-20' })
    const { id: unitId } = await aUnit(app.db, desk.propertyId, 'A410')
    const third = await desk.sent(at(3), { unitId })
    expect(idsOf(await desk.list('searchTerm=a410'))).toEqual([third.id])
    expect(await desk.list('searchTerm=a41')).toMatchObject({ items: [], total: 0 })
    expect(idsOf(await desk.list())).toEqual([second.id, third.id, first.id])
    expect(idsOf(await desk.list('order=asc&pageSize=2'))).toEqual([first.id, third.id])
    expect(await desk.list('order=asc&pageSize=2&pageNumber=2')).toMatchObject({
      items: [{ id: second.id, isUnread: true, companions: 1 }],
      total: 3,
      unread: 3,
    })
    expect(idsOf(await desk.list('fromDate=2026-11-17&toDate=2026-11-30'))).toEqual([second.id])
    for (const words of ['nygard', 'ase nyg', '481', 'W-00481'])
      expect(idsOf(await desk.list(`searchTerm=${encodeURIComponent(words)}`))).toEqual([first.id])
    for (const words of ['X1234567', '1984', 'Harbour', 'gard'])
      expect(idsOf(await desk.list(`searchTerm=${encodeURIComponent(words)}`))).toEqual([])
  })

  it('is opened with its numbers masked, and counts as read from then on', async () => {
    const desk = await aRegistrationDesk(app)
    const { id } = await desk.sent()
    const { data } = await desk.call('GET', `registrationForms/submissions/${id}`)
    expect(data).toMatchObject({ country: 'DK', formVersion: 1, hasSignature: true, isSignatureDrawn: true })
    expect(data.people[0].values).toMatchObject({ birthDate: '1984-02-29', passportNumber: '••••567' })
    expect(data.people[1]).toMatchObject({ kind: 'underage child', values: { passportNumber: '••••321' } })
    expect(JSON.stringify(data)).not.toContain('X1234567')
    expect(await desk.list()).toMatchObject({ unread: 0, items: [{ isUnread: false }] })
    expect(await desk.list('unread=1')).toMatchObject({ items: [], total: 0 })
  })

  it('shows the provider’s staff names, nationality and kind of document alone, and opens nothing for them', async () => {
    const desk = await aRegistrationDesk(app)
    const more = { email: 'astrid@guest.example', phone: '+47 900', occupation: 'pilot', pillow: 'soft' }
    const values: Record<string, string> = { ...aFilledForm().values, ...more }
    const { id } = await desk.sent({ filled: aFilledForm({ values }) })
    const { call, cookie } = await desk.as('internal')
    const { data } = await call('GET', `registrationForms/submissions/${id}`)
    expect(data.mayReveal).toBe(false)
    expect(await desk.list()).toMatchObject({ unread: 1, items: [{ isUnread: true }] })
    const { firstName, nationality, documentType } = values
    expect(data.people[0].values).toMatchObject({ firstName, nationality, documentType, birthDate: '••••' })
    const csv = (await desk.get('/api/hotel/registrationForms/submissions.csv', cookie)).body
    for (const secret of [...Object.values(more), 'Harbour', '1984', '567'])
      expect(JSON.stringify(data.people) + csv, secret).not.toContain(secret)
    const refused = await desk.reveal(id, 'passportNumber', {}, call)
    expect(refused).toMatchObject({ status: 403, code: 'registration/masked' })
  })

  it('is taken along as a file with masks', async () => {
    const desk = await aRegistrationDesk(app)
    await desk.sent(named('=cmd', 'Nilsen'))
    const answer = await desk.get('/api/hotel/registrationForms/submissions.csv')
    expect(answer.headers['content-disposition']).toContain('.csv')
    expect(answer.body.trim().split('\r\n')).toHaveLength(3)
    expect(answer.body).toContain('••••567')
    expect(answer.body).not.toContain('X1234567')
    expect(answer.body).toContain("'=cmd")
    expect((await desk.audit())[0]).toMatchObject({ action: 'export.made', subject: 'Registrations' })
  })

  it('is taken along whole when one form cannot be read, which is marked and told', async () => {
    const desk = await aRegistrationDesk(app)
    await desk.sent({ keyId: 'lost', ...{ firstName: 'Åse', lastName: 'Nygård' } })
    await desk.sent()
    const answer = await desk.get('/api/hotel/registrationForms/submissions.csv')
    expect(answer.headers['x-unreadable-forms']).toBe('1')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines.filter((line) => line.endsWith('yes'))).toHaveLength(2)
    expect(lines.find((line) => line.includes('Nygård'))).toMatch(/no$/)
  })
})

describe('a masked value', () => {
  it('is opened one at a time for a reason, and the log holds nothing of the guest', async () => {
    const desk = await aRegistrationDesk(app)
    const { id, bookingNumber } = await desk.sent()
    expect((await desk.reveal(id, 'passportNumber')).data).toEqual({ value: 'X1234567', src: null })
    expect((await desk.reveal(id, 'passportNumber', { person: 1 })).data.value).toBe('Y7654321')
    const [entry] = await desk.audit()
    expect(entry).toMatchObject({ action: 'document.read', subject: bookingNumber })
    expect(entry?.details).toEqual({ field: 'passportNumber', reason: 'check at desk' })
    for (const field of ['birthDate', 'idNumber', 'constructor'])
      expect(await desk.reveal(id, field)).toMatchObject({ status: 404, code: 'registration/unknown' })
    expect((await desk.reveal(id, 'passportNumber', { reason: 'curious' })).status).toBe(400)
  })

  it('that is a signature is a link for a minute and for this session', async () => {
    const desk = await aRegistrationDesk(app)
    const { id } = await desk.sent()
    const { src } = (await desk.reveal(id, 'signature')).data
    const shown = await desk.get(src)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-store',
    })
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    expect(shown.body).toContain('<path d="M10 200')
    const { cookie } = await desk.as('reception')
    expect((await desk.get(src, cookie)).statusCode).toBe(404)
    expect((await desk.get(src.replace('.signature.', '.idPicture.'))).statusCode).toBe(404)
    app.clock.set(new Date(Date.parse(TEST_NOW) + 60_000).toISOString())
    expect((await desk.get(src)).statusCode).toBe(404)
  })

  it('that was typed cannot say more than a name', async () => {
    const desk = await aRegistrationDesk(app)
    const name = '</text><script>alert(1)</script>\u{1F600} & "Å"'
    const { id } = await desk.sent({ filled: aFilledForm({ signature: { kind: 'typed', name } }) })
    const { body } = await desk.get((await desk.reveal(id, 'signature')).data.src)
    expect(body).not.toContain('<script')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\u{1F600} &amp; &quot;Å&quot;</text>')
  })

  it('of an ID picture is opened in memory, and goes when the document was compared', async () => {
    const desk = await aRegistrationDesk(app)
    const { propertyId } = desk
    const row = await desk.sent()
    const bytes = Buffer.from('RIFFxxxxWEBP the picture of a passport')
    const { files } = app.ports
    const picture = await anIdPicture(
      { db: app.db, files },
      { propertyId, bookingId: row.bookingId, submissionId: row.id },
      bytes,
    )
    await app.db.tenant(propertyId, (tx) =>
      tx
        .update(registrationSubmissions)
        .set({ pictureId: picture.id })
        .where(eq(registrationSubmissions.id, row.id)),
    )
    const { src } = (await desk.reveal(row.id, 'idPicture')).data
    const shown = await desk.get(src)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.rawPayload.equals(bytes)).toBe(true)
    const path = `registrationForms/submissions/${row.id}/check`
    const headers = { 'idempotency-key': 'check-this-once' }
    const checked = await desk.call('POST', path, { isChecked: true }, headers)
    expect(checked.data).toMatchObject({ id: row.id, checkedBy: 'Anna Lien' })
    expect((await desk.call('POST', path, { isChecked: true }, headers)).data).toEqual(checked.data)
    const left = await app.db.tenant(propertyId, (tx) => tx.select().from(registrationPictures))
    expect(left).toEqual([])
    expect((await desk.get(src)).statusCode).toBe(404)
    const job = app.features
      .find(({ name }) => name === 'registration')
      ?.jobs?.find(({ name }) => name === 'registration.remove-picture')
    await job?.handler({ payload: { propertyId, file: picture.id }, signal: new AbortController().signal })
    expect(await files.exists(picture.key)).toBe(false)
    expect((await desk.audit())[0]).toMatchObject({ action: 'registration.checked' })
    expect((await desk.call('POST', path, { isChecked: false })).data.checkedAt).toBeNull()
    expect((await desk.audit())[0]).toMatchObject({
      ...{ action: 'registration.unchecked', subject: row.bookingNumber },
    })
  })

  it('of an erased guest is opened for an authority alone', async () => {
    const desk = await aRegistrationDesk(app)
    const locked = { lockedAt: new Date(TEST_NOW), firstName: '', lastName: '', searchWords: '' }
    const { id } = await desk.sent(locked)
    const { data } = await desk.call('GET', `registrationForms/submissions/${id}`)
    expect(data).toMatchObject({ name: '', isLocked: true })
    expect(data.people[0].values).toMatchObject({ firstName: '', nationality: '••••' })
    expect(await desk.reveal(id, 'passportNumber')).toMatchObject({ code: 'registration/locked' })
    const asked = await desk.reveal(id, 'lastName', { reason: 'authority asks' })
    expect(asked.data.value).toBe('Nilsen')
    const printed = await desk.call('GET', `registrationForms/print?reason=guest%20asks&ids=${id}`)
    expect(printed).toMatchObject({ status: 409, code: 'registration/locked' })
  })

  it('of a row that was moved to another is refused', async () => {
    const desk = await aRegistrationDesk(app)
    const [one, other] = [await desk.sent(), await desk.sent()]
    const { keyId, dataKey, sealed } = other
    await app.db.tenant(desk.propertyId, (tx) =>
      tx
        .update(registrationSubmissions)
        .set({ keyId, dataKey, sealed })
        .where(eq(registrationSubmissions.id, one.id)),
    )
    expect(await desk.reveal(one.id, 'passportNumber')).toMatchObject({ code: 'registration/unreadable' })
  })
})

describe('a form that is removed', () => {
  it('is locked as long as the law keeps it; the stay says what is left, and its guest registers anew', async () => {
    const house = await aRegisteringHouse(app)
    const { propertyId, formId } = house
    const stay = { adults: 3, departure: '2026-11-18' }
    const { id: bookingId, linkKey, bookingNumber } = await house.booking(stay)
    const send = (more = {}) => house.guest().send({ booking: linkKey, formId, ...more })
    const { formId: submissionId } = (await send()).data
    const spouse = { type: 'spouse' as const, values: { ...AMERICAN, firstName: 'Iris' } }
    const omar = filledBy({ ...AMERICAN, firstName: 'Omar' }, { companions: [spouse] })
    await send({ person: 'adult', filled: omar })
    const { files } = app.ports
    await anIdPicture({ db: app.db, files }, { propertyId, bookingId, submissionId }, Buffer.from('RIFF'))
    await app.db.tenant(propertyId, (tx) => tx.delete(outbox))
    const remove = () => house.call('DELETE', `registrationForms/submissions/${submissionId}`)
    expect(await remove()).toMatchObject({ status: 200, data: { lockedUntil: '2028-11-18' } })
    expect(await remove()).toMatchObject({ status: 409, code: 'registration/locked' })
    const forms = await house.submissions()
    expect(forms.map(({ firstName, lockedAt }) => [firstName, lockedAt !== null]).sort()).toEqual([
      ['', true],
      ['Omar', false],
    ])
    const { data: locked } = await house.call('GET', `registrationForms/submissions/${submissionId}`)
    expect(locked).toMatchObject({ name: '', isLocked: true, hasPicture: false })
    const print = `registrationForms/print?ids=${submissionId}&reason=authority%20asks`
    expect(await house.call('GET', print)).toMatchObject({ status: 409, code: 'registration/locked' })
    expect(await house.pictures()).toEqual([])
    expect(await house.stored(bookingId)).toMatchObject({ registeredAt: null, registeredPeople: 2 })
    const { said, audit } = await app.db.tenant(propertyId, async (tx) => ({
      said: await tx.select({ name: outbox.name }).from(outbox).orderBy(outbox.name),
      audit: await tx.execute(
        sql`select subject, details from audit_entries where action = 'registration.removed'`,
      ),
    }))
    expect(said.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['booking.changed', 'registration.changed', 'stay.changed']),
    )
    expect(audit.rows).toEqual([{ subject: bookingNumber, details: {} }])
    expect((await house.guest().start(linkKey)).data).toMatchObject({ standing: 'open', person: 'main' })
    expect((await send()).status).toBe(200)
    expect(await house.stored(bookingId)).toMatchObject({
      registeredAt: new Date(TEST_NOW),
      registeredPeople: 3,
    })
  })

  it('goes at once where no law keeps it', async () => {
    const desk = await aRegistrationDesk(app)
    const over = { arrival: '2026-09-01', departure: '2026-09-05', state: 'checkout' as const }
    const { id } = await desk.sent({ keptMonths: 1 }, over)
    const remove = () => desk.call('DELETE', `registrationForms/submissions/${id}`)
    expect(await remove()).toMatchObject({ status: 200, data: { lockedUntil: null } })
    expect(await remove()).toMatchObject({ status: 404, code: 'registration/unknown' })
  })
})
