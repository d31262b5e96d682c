import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { aRegistrationDesk } from '../../../testing/registration-desk.ts'
import { aFilledForm } from '../../../testing/registrations.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

type Desk = Awaited<ReturnType<typeof aRegistrationDesk>>
async function print(desk: Desk, ids: string[]) {
  const answer = await desk.get(
    `/api/hotel/registrationForms/print?reason=check%20at%20desk&ids=${ids.join(',')}`,
  )
  expect(answer.headers['content-type']).toBe('application/pdf')
  const read = readPdf(answer.rawPayload)
  return { ...read, hasImage: answer.rawPayload.includes('/Subtype /Image') }
}

describe('forms on paper', () => {
  it('have a page each, people, numbers and signature, and are written down', async () => {
    const desk = await aRegistrationDesk(app, { name: 'Hotel Fjord' })
    const one = await desk.sent({ authorName: 'Berit' })
    const other = await desk.sent({
      filled: aFilledForm({ signature: { kind: 'typed', name: 'Astrid Signed' } }),
    })
    const { pages, text, hasImage } = await print(desk, [one.id, other.id])
    expect(pages).toBe(2)
    for (const words of ['Hotel Fjord', 'Astrid Nilsen', 'Liv Nilsen', 'X1234567', 'Y7654321', '29/02/1984'])
      expect(text).toContain(words)
    for (const words of ['Denmark', '18/11/2028', 'Berit', 'Astrid Signed', one.bookingNumber, 'version 1'])
      expect(text).toContain(words)
    expect(hasImage).toBe(false)
    const [entry] = await desk.audit()
    expect(entry).toMatchObject({
      action: 'registration.printed',
      details: { count: '2', reason: 'check at desk' },
    })
    expect(entry?.subject?.split(', ').sort()).toEqual([one.bookingNumber, other.bookingNumber].sort())
  })

  it('are printed though one cannot be read, which says so; alone it is refused', async () => {
    const desk = await aRegistrationDesk(app)
    const lost = await desk.sent({ keyId: 'lost', firstName: 'Åse', lastName: 'Nygård' })
    const one = await desk.sent()
    const path = `/api/hotel/registrationForms/print?reason=check%20at%20desk&ids=${lost.id},${one.id}`
    const answer = await desk.get(path)
    expect(answer.headers['x-unreadable-forms']).toBe('1')
    const { pages, text } = readPdf(answer.rawPayload)
    expect(pages).toBe(2)
    for (const words of ['X1234567', 'Åse Nygård', 'cannot be read']) expect(text).toContain(words)
    const refused = await desk.call('GET', `registrationForms/print?reason=check%20at%20desk&ids=${lost.id}`)
    expect(refused.code).toBe('registration/unreadable')
  })

  it('are not for the provider’s staff', async () => {
    const desk = await aRegistrationDesk(app)
    const { id, bookingId } = await desk.sent()
    const { call } = await desk.as('internal')
    const refused = { status: 403, code: 'auth/not-allowed' }
    expect(await call('GET', `registrationForms/print?reason=check%20at%20desk&ids=${id}`)).toMatchObject(
      refused,
    )
    const check = await call('POST', `registrationForms/submissions/${id}/check`, { isChecked: true })
    expect(check).toMatchObject(refused)
    expect(await call('POST', 'registrationForms/desk', { bookingId })).toMatchObject(refused)
  })

  it('are not printed without a reason', async () => {
    const desk = await aRegistrationDesk(app)
    const { id } = await desk.sent()
    const refused = await desk.call('GET', `registrationForms/print?ids=${id}`)
    expect(refused).toMatchObject({ status: 400, code: 'request/invalid' })
  })

  it('are unknown when one of them is another property’s', async () => {
    const [desk, there] = [await aRegistrationDesk(app), await aRegistrationDesk(app)]
    const [own, foreign] = [await desk.sent(), await there.sent()]
    const refused = await desk.call(
      'GET',
      `registrationForms/print?reason=guest%20asks&ids=${own.id},${foreign.id}`,
    )
    expect(refused).toMatchObject({ status: 404, code: 'registration/unknown' })
  })
})

describe('the report of a law', () => {
  const path = 'registrationForms/report?fromDate=2026-11-16'
  const days = `${path}&toDate=2026-11-17&reason=law%20asks`

  it('has a line for each person, and is written down', async () => {
    const desk = await aRegistrationDesk(app, { timeZone: 'Europe/Helsinki' })
    const filled = aFilledForm({ values: { ...aFilledForm().values, address: '+1 Harbour Lane' } })
    const { bookingNumber } = await desk.sent({ body: formBodyOf('FI'), filled })
    await desk.sent({ body: formBodyOf('FI') }, { arrival: '2026-11-18', departure: '2026-11-19' })
    const answer = await desk.get(`/api/hotel/${days}`)
    expect(answer.headers['content-disposition']).toContain('police')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('Nilsen;Astrid;1984-02-29;US')
    expect(lines[1]).toContain('X1234567')
    expect(lines[1]).toContain(';+1 Harbour Lane;')
    expect((await desk.audit())[0]).toMatchObject({
      action: 'registration.reported',
      subject: `2026-11-16 – 2026-11-17, ${bookingNumber}`,
      details: { count: '2', report: 'police', reason: 'law asks' },
    })
    const { call } = await desk.as('internal')
    expect(await call('GET', days)).toMatchObject({ status: 403 })
  })

  it('is made though a form cannot be read, which is noted and told', async () => {
    const desk = await aRegistrationDesk(app, { timeZone: 'Europe/Helsinki' })
    await desk.sent({ body: formBodyOf('FI'), keyId: 'lost', firstName: 'Åse', lastName: 'Nygård' })
    await desk.sent({ body: formBodyOf('FI') })
    const answer = await desk.get(`/api/hotel/${days}`)
    expect(answer.headers['x-unreadable-forms']).toBe('1')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines.find((line) => line.includes('Nygård;Åse'))).toMatch(/;cannot be read$/)
    expect(answer.body).toContain('Nilsen;Astrid;1984-02-29')
  })

  it('has erased guests only when an authority asks, and a reason and few days always', async () => {
    const desk = await aRegistrationDesk(app, { timeZone: 'Europe/Helsinki' })
    await desk.sent({ body: formBodyOf('FI'), lockedAt: app.clock.now(), firstName: '', lastName: '' })
    expect((await desk.get(`/api/hotel/${days}`)).body).not.toContain('Nilsen')
    const asked = await desk.get(`/api/hotel/${path}&toDate=2026-11-17&reason=authority%20asks`)
    expect(asked.body).toContain('Nilsen;Astrid')
    for (const rest of ['&toDate=2026-11-17', '&toDate=2026-12-17&reason=law%20asks'])
      expect(await desk.call('GET', `${path}${rest}`)).toMatchObject({ status: 400, code: 'request/invalid' })
    expect((await desk.call('GET', `${path}&toDate=2026-11-15&reason=law%20asks`)).status).toBe(400)
    expect((await desk.get(`/api/hotel/${path}&toDate=2026-12-16&reason=law%20asks`)).statusCode).toBe(200)
  })

  it('for statistics counts guests and names nobody', async () => {
    const desk = await aRegistrationDesk(app, { timeZone: 'Europe/Oslo' })
    for (let nth = 0; nth < 2; nth++) await desk.sent({ body: formBodyOf('NO') })
    const { body } = await desk.get(`/api/hotel/${path}&toDate=2026-11-17`)
    expect(body.slice(1).trim().split('\r\n')).toEqual([
      'arrival;departure;nationality;country of residence;arrived from;people',
      '2026-11-16;2026-11-18;US;;;4',
    ])
  })

  it('is not made where no law asks for one', async () => {
    const desk = await aRegistrationDesk(app)
    const refused = await desk.call('GET', days)
    expect(refused).toMatchObject({ status: 409, code: 'registration/no-report' })
  })
})
