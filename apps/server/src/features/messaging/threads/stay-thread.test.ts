import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aThreadDesk } from '../../../testing/thread-desk.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('the thread on a guest’s page', () => {
  it('is shown where there is one, and not begun by looking', async () => {
    const desk = await aThreadDesk(app)
    const { id: bookingId } = await desk.booking({ firstName: 'Astrid' })
    const look = () => desk.call('GET', `guests/${bookingId}/thread`)
    expect((await look()).data).toEqual({ thread: null })
    expect((await desk.threads()).counts.open).toBe(0)
    const { id } = await desk.open(bookingId)
    await desk.answer(id, 'Welcome!', { channel: 'note', clientKey: newId() })
    expect((await look()).data.thread).toMatchObject({ id, bookingId, entries: [{ text: 'Welcome!' }] })
  })

  it('is nobody’s of another property', async () => {
    const desk = await aThreadDesk(app)
    const other = await aThreadDesk(app)
    const { id: bookingId } = await desk.booking()
    await desk.open(bookingId)
    expect((await other.call('GET', `guests/${bookingId}/thread`)).data).toEqual({ thread: null })
  })
})

describe('the order of canned answers', () => {
  it('is as somebody put it; what a colleague added meanwhile stays behind', async () => {
    const { call } = await aThreadDesk(app)
    const add = async (name: string): Promise<string> =>
      (await call('POST', 'cannedAnswers', { name, languages: { 0: name } })).data.id
    const [lunch, path, sauna] = [await add('Lunch'), await add('Path'), await add('Sauna')]
    const arranged = await call('PUT', 'cannedAnswersOrder', { ids: [path, lunch] })
    const names = (answers: { name: string }[]) => answers.map(({ name }) => name)
    expect(names(arranged.data.answers)).toEqual(['Path', 'Lunch', 'Sauna'])
    await call('PUT', 'cannedAnswersOrder', { ids: [sauna, newId(), path, lunch] })
    expect(names((await call('GET', 'cannedAnswers')).data.answers)).toEqual(['Sauna', 'Path', 'Lunch'])
  })

  it('cannot be changed from another property', async () => {
    const desk = await aThreadDesk(app)
    const other = await aThreadDesk(app)
    const { data } = await desk.call('POST', 'cannedAnswers', { name: 'Path', languages: { 0: 'Gravel' } })
    expect((await other.call('PUT', 'cannedAnswersOrder', { ids: [data.id] })).data).toEqual({ answers: [] })
  })
})

describe('Today', () => {
  it('says how many guests wait for an answer and since when, to who may write to guests', async () => {
    const desk = await aThreadDesk(app)
    const notes = async () => (await desk.call('GET', 'today/notes')).data.waitingThreads
    expect(await notes()).toBeNull()
    const booking = await desk.booking()
    const since = app.clock.now().toISOString()
    const { data } = await desk.browser().write('Is there a sauna?', { booking: booking.linkKey })
    expect(await notes()).toEqual({ count: 1, since })
    const editor = await aSignedIn(app, desk.propertyId, ['editor'])
    const { waitingThreads } = (await caller(app, editor.cookie)('GET', 'today/notes')).data
    expect(waitingThreads).toBeNull()
    await desk.answer(data.watchId, 'Yes, until 22.')
    expect(await notes()).toBeNull()
  })
})
