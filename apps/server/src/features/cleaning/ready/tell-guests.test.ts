import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailServer } from '../../../platform/mail/mail-server-stand-in.ts'
import { createSmtpMail } from '../../../platform/mail/smtp.ts'
import { TEST_NOW } from '../../../testing/app.ts'
import { cleaningStaff, TODAY, TOMORROW, YESTERDAY } from '../../../testing/cleaning-house.ts'
import { aMessageDesk } from '../../../testing/message-desk.ts'
import { anSmsHouse, GATEWAYAPI_KEYS, openSmsApp } from '../../../testing/sms-house.ts'

let outside: Awaited<ReturnType<typeof openSmsApp>>
let mailServer: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mailServer = await startMailServer()
  const mail = createSmtpMail({
    url: `smtp://127.0.0.1:${mailServer.port}`,
    from: 'Innkeeper <stay@innkeeper.example>',
  })
  outside = await openSmsApp({ withJobs: false, queuesJobs: true, outside: { mail } })
})
afterAll(async () => {
  await outside.close()
  await mailServer.close()
})
beforeEach(() => outside.app.clock.set(TEST_NOW))

let lastGuest = 1000

/** A house with a room that was left today, and the guest who is to move in. */
async function aHouse({ tellsGuest = false } = {}) {
  const { app } = outside
  const house = await anSmsHouse(app, { provider: 'gatewayapi', ...GATEWAYAPI_KEYS })
  const staff = await cleaningStaff(app, house.propertyId)
  if (tellsGuest) await staff.changeSettings({ tellsGuest })
  const room = await house.unit('204')
  await house.booking({ arrival: YESTERDAY, departure: TODAY, state: 'checkout', unitId: room.id })
  const number = ++lastGuest
  const [phone, email] = [`+4531${number}00`, `guest-${number}@guest.example`]
  const guest = await house.booking({ unitId: room.id, language: 'da', phone, email })
  return {
    ...{ ...house, ...staff, room, guest },
    tell: (unitId = room.id, date = TODAY) => house.call('POST', 'roomCleaning/tellGuest', { unitId, date }),
    send: async () => {
      await house.work('sms')
      await house.work('email')
    },
    texts: () =>
      outside.gatewayapi.messages
        .filter(({ msisdn }) => `+${msisdn}` === phone)
        .map(({ message }) => message),
    letters: () => mailServer.received.filter(({ to }) => to.includes(email)),
    listed: async () => {
      const { data } = await house.call('GET', 'roomCleaning')
      return data.rooms.find(({ unit }: { unit: { id: string } }) => unit.id === room.id)
    },
  }
}

describe('the guest who waits', () => {
  it('is told once that the room is ready, in their language, by SMS and by e-mail', async () => {
    const house = await aHouse()
    await house.mark(house.room.id, 'done')
    const { data } = await house.tell()
    expect((await house.tell()).data).toEqual(data)
    await house.send()
    expect(house.texts()).toEqual([expect.stringContaining(': Dit værelse 204 er klar. Velkommen!')])
    expect(house.texts()[0]).toContain(`/guestbook/${house.propertyId}/${house.guest.linkKey}`)
    const [letter, ...more] = house.letters()
    expect(more).toEqual([])
    const { text = '', subject } = await PostalMime.parse(letter?.source ?? '')
    expect(subject).toBe('Dit værelse 204 er klar')
    expect(text).toContain('Hej Astrid')
    expect(text).toContain(`/guestbook/${house.propertyId}/${house.guest.linkKey}`)
    expect(text).toMatch(/Test house\n/)
    expect((await house.listed()).arrival.toldAt).toBe(data.toldAt)
  })

  it('is not told of a room that is not ready, nor anybody of one that nobody waits for', async () => {
    const house = await aHouse()
    expect((await house.tell()).code).toBe('cleaning/not-ready')
    const empty = await house.unit('205')
    expect((await house.tell(empty.id)).code).toBe('cleaning/nobody-waits')
    await house.mark(house.room.id, 'done')
    expect((await house.tell(house.room.id, TOMORROW)).code).toBe('cleaning/nobody-waits')
    const { revision } = await house.page(house.guest.id)
    await house.checkIn(house.guest.id, revision)
    expect((await house.tell()).code).toBe('cleaning/nobody-waits')
    expect(await house.rows()).toEqual([])
  })

  it('gets nothing where there is no way to write to them', async () => {
    const house = await aHouse()
    const room = await house.unit('300')
    await house.booking({ unitId: room.id })
    expect((await house.tell(room.id)).code).toBe('cleaning/nobody-waits')
  })

  it('gets nothing any more once the room is opened again, and is told when it is ready after all', async () => {
    const house = await aHouse()
    await house.mark(house.room.id, 'done')
    await house.tell()
    await house.mark(house.room.id, 'reopened')
    await house.send()
    expect([house.texts(), (await house.listed()).arrival.toldAt]).toEqual([[], null])
    await house.mark(house.room.id, 'done')
    await house.tell()
    await house.send()
    expect(house.texts()).toHaveLength(1)
  })

  it('gets nothing any more once they are here, or have another room', async () => {
    const house = await aHouse()
    await house.mark(house.room.id, 'done')
    await house.tell()
    const other = await house.unit('205')
    const { revision } = await house.page(house.guest.id)
    await house.call('PUT', `guests/${house.guest.id}`, { revision, change: { unitId: other.id } })
    await house.send()
    expect(house.texts()).toEqual([])
    // The other room is ready as well, and they do not know that.
    expect((await house.tell(other.id)).status).toBe(200)
    await house.send()
    expect(house.texts()).toEqual([expect.stringContaining('Dit værelse 205 er klar')])
  })

  it('can be told once more where no message could be sent', async () => {
    const house = await aHouse()
    const room = await house.unit('300')
    await house.booking({ unitId: room.id, phone: '12', email: null })
    for (const _ of [1, 2]) {
      expect((await house.tell(room.id)).status).toBe(200)
      await house.send()
    }
    expect((await house.rows()).map(({ state }) => state)).toEqual(['failed'])
  })

  it('is written to by the channels that the property has', async () => {
    const { app } = outside
    const desk = await aMessageDesk(app, { plan: 'plus' })
    const { id: unitId } = await desk.unit('204')
    await desk.booking({ unitId, phone: '+4531000000', email: 'plus@guest.example' })
    expect((await desk.call('POST', 'roomCleaning/tellGuest', { unitId, date: TODAY })).status).toBe(200)
    const sent = (await desk.call('GET', 'messages')).data.items
    expect(sent.map(({ channel, cause }: MessageItem) => [channel, cause.name])).toEqual([['email', '204']])
  })
})

describe('a house that tells by itself', () => {
  it('tells when marks make the room ready, once, and not for other marks', async () => {
    const house = await aHouse({ tellsGuest: true })
    await house.mark(house.room.id, 'started')
    expect(await house.rows()).toEqual([])
    for (const kind of ['done', 'inspected', 'assigned'] as const) await house.mark(house.room.id, kind)
    await house.send()
    expect(house.texts()).toHaveLength(1)
    expect((await house.listed()).arrival.toldAt).not.toBeNull()
  })

  it('waits for the morning at night, and then tells nobody of a room of yesterday', async () => {
    const house = await aHouse({ tellsGuest: true })
    outside.app.clock.set('2026-11-15T21:30:00Z')
    await house.mark(house.room.id, 'done')
    await house.work('sms')
    outside.app.clock.set('2026-11-16T08:30:00Z')
    await house.work('sms')
    expect(house.texts()).toEqual([])
  })

  it('tells nobody of a day that is over, which a phone sends late', async () => {
    const house = await aHouse({ tellsGuest: true })
    await house.mark(house.room.id, 'done', YESTERDAY)
    expect(await house.rows()).toEqual([])
  })

  it('says nothing where the house did not ask for it', async () => {
    const house = await aHouse()
    await house.mark(house.room.id, 'done')
    expect(await house.rows()).toEqual([])
  })
})
