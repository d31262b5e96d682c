import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import {
  DEFAULT_MESSAGE_SETTINGS,
  type MessageSettings,
} from '@innkeeper/domain/messaging/settings-schema.ts'
import { eq } from 'drizzle-orm'
import { messageSettings, messages } from '../features/messaging/tables.ts'
import { threadEntries } from '../features/messaging/threads/tables.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import type { Answer } from './caller.ts'
import { aGuestDesk } from './guest-desk.ts'

/** A browser of a guest: it keeps the cookies it gets. */
export function aGuestBrowser(app: TestApp, propertyId: string) {
  let cookie = ''
  let calls = 0
  async function call(
    method: 'GET' | 'POST',
    path: string,
    payload?: object | Buffer,
    at = propertyId,
  ): Promise<Answer & { body: string; type: string }> {
    calls += 1
    const answer = await app.inject({
      method,
      url: `/api/guest/${at}/thread${path}`,
      remoteAddress: `10.8.${Math.floor(Math.random() * 250)}.${(calls % 250) + 1}`,
      headers: {
        ...(cookie && { cookie }),
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload ? { payload } : {}),
    })
    const set = answer.headers['set-cookie']
    if (set) cookie = String(set).split(';')[0] ?? ''
    const type = String(answer.headers['content-type'])
    const { data, code, details } = type.startsWith('application/json')
      ? answer.json()
      : { data: null, code: undefined, details: null }
    return { status: answer.statusCode, data, code, details, body: answer.body, type }
  }
  return {
    call,
    cookie: () => cookie,
    read: (booking?: string) => call('GET', booking ? `?booking=${booking}` : ''),
    write: (text: string, more: { booking?: string; clientKey?: string; visitor?: object } = {}) =>
      call('POST', '', { text, clientKey: newId(), ...more }),
    picture: (booking: string, bytes: Buffer, clientKey = newId()) =>
      call('POST', `/picture?booking=${booking}&clientKey=${clientKey}`, bytes),
  }
}

type Change = { [K in keyof MessageSettings]?: Partial<MessageSettings[K]> }

/** A property whose guests can write, with somebody who answers. */
export async function aThreadDesk(
  app: TestApp,
  { settings = {}, ...property }: Parameters<typeof aGuestDesk>[1] & { settings?: Change } = {},
) {
  const desk = await aGuestDesk(app, property)
  const { propertyId, call } = desk
  async function set(change: Change) {
    const made = Object.fromEntries(
      Object.entries({ ...DEFAULT_MESSAGE_SETTINGS, ...change }).map(([key, value]) => [
        key,
        value && { ...DEFAULT_MESSAGE_SETTINGS[key as keyof MessageSettings], ...value },
      ]),
    ) as MessageSettings
    await app.db.tenant(propertyId, (tx) =>
      tx
        .insert(messageSettings)
        .values({ propertyId, settings: made })
        .onConflictDoUpdate({ target: messageSettings.propertyId, set: { settings: made } }),
    )
  }
  await set({ chat: { isOn: true }, ...settings })
  return {
    ...desk,
    set,
    browser: () => aGuestBrowser(app, propertyId),
    threads: async (query = '') => (await call('GET', `threads${query}`)).data,
    open: async (bookingId: string): Promise<Thread> => (await call('POST', 'threads', { bookingId })).data,
    thread: async (id: string): Promise<Thread> => (await call('GET', `threads/${id}`)).data,
    answer: (id: string, text: string, more: object = {}) =>
      call('POST', `threads/${id}/answer`, { text, channel: 'guestbook', clientKey: newId(), ...more }),
    storedEntries: () =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(threadEntries)
          .where(eq(threadEntries.propertyId, propertyId))
          .orderBy(threadEntries.number),
      ),
    storedMessages: () =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(messages)
          .where(eq(messages.propertyId, propertyId))
          .orderBy(messages.createdAt, messages.id),
      ),
  }
}
export type ThreadDesk = Awaited<ReturnType<typeof aThreadDesk>>
