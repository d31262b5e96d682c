import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aThreadDesk } from '../../../testing/thread-desk.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const texts = (data: { entries: { text: string }[] }) => data.entries.map(({ text }) => text)
const visitor = { name: 'Kari Moe', room: '12' }

describe('a guest writes to the house', () => {
  it('and reads the answer where they wrote; both see what the other has read', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey, id: bookingId } = await desk.booking({ firstName: 'Astrid', lastName: 'Nilsen' })
    const phone = desk.browser()
    expect((await phone.read(linkKey)).data).toMatchObject({
      access: 'none',
      asksForName: false,
      entries: [],
    })
    const sent = await phone.write('Is there a sauna?', { booking: linkKey })
    expect(sent.data).toMatchObject({ access: 'open', mayPicture: true, readByStaffAt: null, unread: 0 })
    const list = await desk.threads()
    expect(list.items).toMatchObject([
      { name: 'Astrid Nilsen', bookingId, isUnread: true, last: 'Is there a sauna?', lastBy: 'guest' },
    ])
    const [{ id }] = list.items
    expect(id).toBe(sent.data.watchId)
    await desk.call('POST', `threads/${id}/read`, {})
    expect((await phone.read(linkKey)).data.readByStaffAt).not.toBeNull()
    const { data: answered } = await desk.answer(id, 'Yes, until 22.')
    expect(answered).toMatchObject({ waitsSince: null, isUnread: false })
    await desk.answer(id, 'Ask him for his number', { channel: 'note' })
    const { data: read } = await phone.read(linkKey)
    expect(read).toMatchObject({
      unread: 1,
      entries: [{ isOwn: true }, { isOwn: false, text: 'Yes, until 22.' }],
    })
    const upTo = read.entries.at(-1).id
    await phone.call('POST', '/read', { booking: linkKey, upTo })
    expect((await phone.read(linkKey)).data.unread).toBe(0)
    expect((await desk.thread(id)).entries[1]?.readAt).not.toBeNull()
  })

  it('once, however often it is sent, also when the first answer was lost', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey: booking } = await desk.booking()
    const clientKey = newId()
    const phone = desk.browser()
    const forgetful = desk.browser()
    await phone.write('Hello', { booking, clientKey })
    await phone.write('Hello', { booking, clientKey })
    await forgetful.write('Hello', { booking, clientKey })
    expect(await desk.storedEntries()).toHaveLength(1)
    expect(texts((await forgetful.read(booking)).data)).toEqual(['Hello'])
  })

  it('reads nothing by a link that was forwarded, and writes without reading what was said before', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey } = await desk.booking({ email: 'astrid@guest.example', phone: '+4712345678' })
    const phone = desk.browser()
    const { data } = await phone.write('The safe code is 4711', { booking: linkKey })
    const stranger = desk.browser()
    const { data: locked } = await stranger.read(linkKey)
    expect(locked).toMatchObject({
      access: 'locked',
      entries: [],
      unread: 0,
      codeTo: [
        { by: 'sms', to: '•••78' },
        { by: 'email', to: 'a•••@g•••.example' },
      ],
    })
    await stranger.write('Who are you?', { booking: linkKey })
    await desk.answer(data.watchId, 'The house')
    await phone.write('I am Astrid', { booking: linkKey })
    await desk.answer(data.watchId, 'Hello Astrid')
    // What the house said may be the answer to the guest's own question: it is for whoever shows the code.
    expect(texts((await stranger.read(linkKey)).data)).toEqual(['Who are you?'])
    await stranger.write('And now?', { booking: linkKey })
    await desk.answer(data.watchId, 'The house')
    expect(texts((await stranger.read(linkKey)).data)).toEqual(['Who are you?', 'And now?', 'The house'])
    expect(texts((await phone.read(linkKey)).data)).toEqual([
      'The safe code is 4711',
      'I am Astrid',
      'Hello Astrid',
    ])
  })

  it('not where the house turned it off, has no module for it, or the link opens nothing', async () => {
    const desk = await aThreadDesk(app, { settings: { chat: { isOn: false } } })
    const { linkKey: booking } = await desk.booking()
    expect((await desk.browser().write('Hello', { booking })).code).toBe('thread/off')
    expect((await desk.browser().read(booking)).code).toBe('thread/off')
    await desk.set({ chat: { isOn: true } })
    expect((await desk.browser().write('Hello', { booking: newId() })).code).toBe('booking/unknown')
    const past = await desk.booking({ arrival: '2026-09-01', departure: '2026-09-04', state: 'checkout' })
    expect((await desk.browser().write('Hello', { booking: past.linkKey })).code).toBe('booking/unknown')
    const other = await aThreadDesk(app)
    expect((await other.browser().write('Hello', { booking })).code).toBe('booking/unknown')
    expect((await desk.browser().write(' ', { booking })).code).toBe('request/invalid')
    expect((await desk.browser().write('x'.repeat(2001), { booking })).code).toBe('request/invalid')
  })

  it('words that can be seen and steer nothing', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey: booking } = await desk.booking()
    const phone = desk.browser()
    expect((await phone.write('\u200b\u2060', { booking })).status).toBe(400)
    const { data } = await phone.write('Room\u202e 204\u0007\nplease', { booking })
    expect(data.entries).toMatchObject([{ text: 'Room 204\nplease' }])
  })

  it('so much and no more', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey: booking } = await desk.booking()
    const phone = desk.browser()
    for (let n = 0; n < 60; n++) await phone.write(`${n}`, { booking })
    expect((await phone.write('one more', { booking })).code).toBe('thread/limit-reached')
    expect((await desk.browser().write('one more', { booking })).code).toBe('thread/limit-reached')
  })

  it('reads when somebody will be there', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey: booking } = await desk.booking()
    expect((await desk.browser().read(booking)).data.staffed.isNow).toBe(true)
    const hours = { start: '07:00', end: '11:00' }
    const staffed = { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 7: hours }
    await desk.set({ chat: { isOn: true, staffed } })
    expect((await desk.browser().read(booking)).data.staffed).toEqual({
      isNow: false,
      next: '2026-11-16T06:00:00.000Z',
    })
  })
})

describe('a visitor without a booking', () => {
  it('says a name and a room, is marked as not matched, and sends no pictures', async () => {
    const desk = await aThreadDesk(app)
    const phone = desk.browser()
    expect((await phone.read()).data).toMatchObject({ asksForName: true, mayPicture: false })
    expect((await phone.write('Hello')).code).toBe('thread/name-missing')
    await phone.write('Hello', { visitor })
    const { data } = await phone.write('Me again')
    expect(data).toMatchObject({ asksForName: false, access: 'open', mayPicture: false })
    expect((await desk.threads()).items).toMatchObject([{ bookingId: null, name: 'Kari Moe', unit: '12' }])
    expect((await phone.call('POST', `/picture?clientKey=${newId()}`, Buffer.from('x'))).status).toBe(400)
    expect((await desk.browser().read()).data).toMatchObject({ entries: [], watchId: null })
    const other = await aThreadDesk(app)
    expect((await phone.call('GET', '', undefined, other.propertyId)).data.entries).toEqual([])
  })

  it('however many there are, a house is sent so much in an hour', async () => {
    const desk = await aThreadDesk(app)
    const answers = []
    for (let n = 0; n < 45; n++) {
      // A minute has its own limit for a network.
      if (n % 5 === 0) app.clock.advance({ minutes: 1 })
      answers.push((await desk.browser().write('Spam', { visitor })).code ?? 'written')
    }
    expect(answers.filter((code) => code === 'written')).toHaveLength(40)
    expect(answers.at(-1)).toBe('thread/limit-reached')
    const { linkKey: booking } = await desk.booking()
    expect((await desk.browser().write('A guest', { booking })).status).toBe(200)
  })

  it('is put to the stay they belong to, where their device reads on and nothing else', async () => {
    const desk = await aThreadDesk(app)
    const { id: bookingId, linkKey } = await desk.booking({ firstName: 'Kari' })
    await desk.browser().write('From the guest', { booking: linkKey })
    const phone = desk.browser()
    const { data } = await phone.write('From the lobby', { visitor })
    const { data: matched } = await desk.call('POST', `threads/${data.watchId}/match`, { bookingId })
    expect(texts(matched)).toEqual(['From the guest', 'From the lobby'])
    expect(texts((await phone.read()).data)).toEqual(['From the lobby'])
    expect((await desk.threads()).items).toHaveLength(1)
    const again = await desk.call('POST', `threads/${matched.id}/match`, { bookingId })
    expect(again.code).toBe('thread/already-matched')
  })
})

describe('a code sent to the guest', () => {
  async function lockedThread() {
    const desk = await aThreadDesk(app)
    const address = `${newId().toLowerCase()}@guest.example`
    const { linkKey: booking, id } = await desk.booking({ email: address })
    await desk.browser().write('Our secret', { booking })
    const device = desk.browser()
    const send = () => device.call('POST', '/code', { booking, by: 'email' })
    const open = (code: string, from = device) => from.call('POST', '/open', { booking, code })
    const codeSent = async (mails = 1) => {
      await expect.poll(async () => (await app.mails(address)).length).toBe(mails)
      return /\b\d{6}\b/.exec((await app.mails(address))[0]?.subject ?? '')?.[0] ?? ''
    }
    return { desk, booking, bookingId: id, device, send, open, codeSent }
  }
  const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

  it('opens the thread on the device that asked for it, and on no other', async () => {
    const { desk, booking, device, send, open, codeSent } = await lockedThread()
    await send()
    const code = await codeSent()
    expect((await open(code, desk.browser())).code).toBe('thread/code-wrong')
    expect(texts((await open(code)).data)).toEqual(['Our secret'])
    expect((await device.read(booking)).data.access).toBe('open')
    expect((await open(code)).code).toBe('thread/code-wrong')
    expect((await desk.browser().read(booking)).data.access).toBe('locked')
  })

  it('is worth nothing after five tries, nor after ten minutes', async () => {
    const { send, open, codeSent } = await lockedThread()
    await send()
    const code = await codeSent()
    for (let n = 0; n < 5; n++) expect((await open(otherThan(code))).code).toBe('thread/code-wrong')
    expect((await open(code)).code).toBe('thread/code-wrong')
    await send()
    const second = await codeSent(2)
    app.clock.advance({ minutes: 10 })
    expect((await open(second)).code).toBe('thread/code-wrong')
  })

  it('is sent so often in an hour, whoever asks', async () => {
    const { desk, booking } = await lockedThread()
    const codes = []
    for (let n = 0; n < 7; n++) {
      codes.push((await desk.browser().call('POST', '/code', { booking, by: 'email' })).code ?? 'sent')
    }
    expect(codes).toEqual([...Array(6).fill('sent'), 'thread/limit-reached'])
    expect((await desk.browser().call('POST', '/code', { booking, by: 'sms' })).code).toBe(
      'thread/code-unavailable',
    )
  })

  it('is not sent where nothing was written', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey: booking } = await desk.booking({ email: 'nothing@guest.example' })
    expect((await desk.browser().call('POST', '/code', { booking, by: 'email' })).status).toBe(200)
    expect(await desk.storedMessages()).toEqual([])
  })
})

describe('a picture', () => {
  const aPhotograph = () =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#446' } })
      .withExif({ IFD0: { Artist: 'Astrid Nilsen' } })
      .jpeg()
      .toBuffer()

  it('is cleaned and shown to staff and to devices that may read the thread, and to nobody else', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey: booking } = await desk.booking()
    const phone = desk.browser()
    const clientKey = newId()
    const bytes = await aPhotograph()
    expect(bytes.includes('Astrid Nilsen')).toBe(true)
    const { data } = await phone.picture(booking, bytes, clientKey)
    await phone.picture(booking, bytes, clientKey)
    expect(data.entries).toMatchObject([{ text: '', picture: { width: 1600, height: 800 } }])
    expect(await desk.storedEntries()).toHaveLength(1)
    const { src } = data.entries[0].picture
    const get = (url: string, cookie?: string) =>
      app.inject({ method: 'GET', url, ...(cookie ? { headers: { cookie } } : {}) })
    const shown = await get(src, phone.cookie())
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
    expect(shown.rawPayload.includes('Astrid')).toBe(false)
    const thread = await desk.thread(data.watchId)
    const staffSrc = thread.entries[0]?.picture?.src ?? ''
    expect((await get(staffSrc, desk.cookie)).statusCode).toBe(200)
    const other = await aThreadDesk(app)
    expect((await get(src)).statusCode).toBe(404)
    expect((await get(src, 'thread_device=AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    expect((await get(staffSrc, other.cookie)).statusCode).toBe(404)
    expect((await get(staffSrc, phone.cookie())).statusCode).toBe(401)
    expect((await get(`/media/${desk.propertyId}/${data.entries[0].id}/640.webp`)).statusCode).toBe(404)
  })

  it('is refused where it is none, and leaves nothing behind', async () => {
    const desk = await aThreadDesk(app)
    const { linkKey: booking } = await desk.booking()
    const phone = desk.browser()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await phone.picture(booking, svg)).code).toBe('media/type-not-allowed')
    expect((await phone.picture(booking, Buffer.from('%PDF-1.4 x'))).code).toBe('media/type-not-allowed')
    const half = (await aPhotograph()).subarray(0, 300)
    expect((await phone.picture(booking, half)).code).toBe('media/broken')
    expect(await desk.storedEntries()).toEqual([])
  })
})
