import type { AddressInfo } from 'node:net'
import { ROLES, type Role } from '@innkeeper/domain/team/roles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateAccount } from '../../platform/auth/accounts.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn, aUnit, type SignedInStaff } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'

let app: TestApp
let hotel: string
let owner: SignedInStaff
let linkKey: string
beforeAll(async () => {
  app = await openTestApp()
  hotel = await aProperty(app.db)
  const unit = await aUnit(app.db, hotel, '204')
  owner = await aSignedIn(app, hotel, ['owner'])
  linkKey = (await aBooking(app.db, hotel, { unitId: unit.id })).linkKey
  await aCard(app.db, hotel, { title: 'For all' })
  await aCard(app.db, hotel, {
    index: 1,
    type: 'UnitSpecific',
    content: { 0: { default: { title: 'Any room' }, [`unit:${unit.id}`]: { title: 'Door code 4711' } } },
    visibility: { state: ['checkin'] },
  })
  await caller(app, owner.cookie)('POST', 'cards/publish')
  const { cards } = (await caller(app, owner.cookie)('GET', 'cards')).data
  await caller(app, owner.cookie)('PUT', `cards/${cards[0].card.id}`, {
    revision: cards[0].revision,
    content: { 0: { default: { title: 'Still a draft' } } },
  })
})
afterAll(() => app.close())

const ROOM = 'states=checkin&unit=204'
/** Which of the secrets an answer tells. */
const told = (body: string) => ['Door code 4711', 'Still a draft'].filter((secret) => body.includes(secret))

/** Every way in which a preview is opened or fed. */
const WAYS = [
  (query: string) => `/guestbook/${hotel}/preview?${query}`,
  (query: string) => `/guestbook/${hotel}?state=preview&${query}`,
  (query: string) => `/guestbook/${hotel}/PREVIEW/some-box?${query}`,
  (query: string) => `/guestbook/${hotel}/${linkKey}?state=Preview&${query}`,
  (query: string) => `/api/guest/${hotel}/guestbook/preview?${query}`,
]

async function seen(query: string, cookie = '') {
  const answers = await Promise.all(WAYS.map((way) => app.inject({ url: way(query), headers: { cookie } })))
  for (const { statusCode, headers } of answers.slice(0, -1)) {
    // Whoever may not see it gets a page as well: the one any visitor gets.
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  }
  const [first = [], ...others] = answers.map(({ body }) => told(body))
  for (const other of others) expect(other).toEqual(first)
  return first
}

const tokenIn = (body: string): string | null => /"token":"([^"]+)"/.exec(body)?.[1] ?? null
const openPage = (query: string, cookie = '') =>
  app.inject({ url: `/guestbook/${hotel}/preview?${query}`, headers: { cookie } })

describe('what a role sees in previews', () => {
  const EDITS: readonly Role[] = ['owner', 'manager', 'editor', 'internal']
  const MANAGES_GUESTS: readonly Role[] = ['owner', 'manager', 'reception', 'internal']

  it.each(ROLES)('%s', async (role) => {
    const { cookie } = await aSignedIn(app, hotel, [role])
    const [edits, managesGuests] = [EDITS.includes(role), MANAGES_GUESTS.includes(role)]
    expect(await seen(ROOM, cookie)).toEqual(edits ? ['Door code 4711'] : [])
    expect(await seen(`${ROOM}&draft=1`, cookie)).toEqual(edits ? ['Door code 4711', 'Still a draft'] : [])
    // One real booking; without the right to manage guests a sample stands for it, who has no room.
    expect(await seen(`booking=${linkKey}`, cookie)).toEqual(managesGuests ? ['Door code 4711'] : [])
    expect(tokenIn((await openPage(ROOM, cookie)).body) !== null).toBe(edits)
    const order = await app.inject({ url: `/order/${hotel}?state=preview`, headers: { cookie } })
    expect(tokenIn(order.body) !== null).toBe(edits || managesGuests)
  })

  it('a booking’s preview opens neither drafts nor another room for who manages guests alone', async () => {
    const { cookie } = await aSignedIn(app, hotel, ['reception'])
    const roomless = await aBooking(app.db, hotel, { unitId: null })
    expect(await seen(`${ROOM}&booking=${linkKey}&draft=1`, cookie)).toEqual(['Door code 4711'])
    for (const key of [roomless.linkKey, 'A'.repeat(22), 'preview', 'x'])
      expect(await seen(`${ROOM}&booking=${key}`, cookie)).toEqual([])
  })

  it('a token is worth what its maker may see, whatever the address asks and whoever opens it', async () => {
    const [editor, reception, analyst] = await Promise.all(
      (['editor', 'reception', 'analyst'] as const).map((role) => aSignedIn(app, hotel, [role])),
    )
    const ofEditor = tokenIn((await openPage('', editor?.cookie)).body)
    expect(await seen(`${ROOM}&draft=1&token=${ofEditor}`, analyst?.cookie)).toHaveLength(2)
    expect(await seen(`booking=${linkKey}&token=${ofEditor}`)).toEqual([])
    expect(await seen(`booking=${linkKey}&token=${ofEditor}`, reception?.cookie)).toEqual(['Door code 4711'])
    const ofReception = tokenIn((await openPage(`booking=${linkKey}`, reception?.cookie)).body)
    expect(await seen(`booking=${linkKey}&token=${ofReception}`)).toEqual(['Door code 4711'])
    expect(await seen(`${ROOM}&draft=1&token=${ofReception}`)).toEqual([])
    expect(await seen(`${ROOM}&token=${ofReception}`, analyst?.cookie)).toEqual([])
  })
})

describe('a preview token ends', () => {
  const endings: [string, Role, (person: SignedInStaff) => Promise<unknown>][] = [
    ['with the membership', 'editor', ({ userId }) => as(owner)('DELETE', `team/members/${userId}`)],
    [
      'with the role',
      'editor',
      ({ userId }) => as(owner)('PUT', `team/members/${userId}`, { roles: ['analyst'] }),
    ],
    ['when its maker signs out', 'editor', ({ cookie }) => post('/api/account/signOut', cookie)],
    [
      'when its maker ends the session from elsewhere',
      'editor',
      async (person) => {
        const [{ id }] = (await as(person)('GET', 'users/sessions')).data
        await as(person)('POST', 'users/sessions/end', { sessionId: id })
      },
    ],
    [
      'with the account',
      'editor',
      ({ userId }) => app.db.installation((tx) => updateAccount(tx, userId, { disabledAt: app.clock.now() })),
    ],
    [
      'with the role of the provider’s staff',
      'internal',
      ({ userId }) =>
        app.db.installation((tx) => tx.execute(sql`delete from memberships where user_id = ${userId}`)),
    ],
  ]
  const as = ({ cookie }: SignedInStaff) => caller(app, cookie)
  const post = (url: string, cookie: string) => app.inject({ method: 'POST', url, headers: { cookie } })

  it.each(endings)('%s', async (_, role, end) => {
    const maker = await aSignedIn(app, hotel, [role])
    const { token } = (await caller(app, maker.cookie)('POST', 'guestbook/previewToken')).data
    const asked = `${ROOM}&draft=1&token=${token}`
    expect(await seen(asked)).toHaveLength(2)
    await end(maker)
    expect(await seen(asked)).toEqual([])
    const again = await app.inject({ url: WAYS.at(-1)?.(asked) ?? '' })
    expect(again.json().code).toBe('auth/required')
    const { body } = await app.inject({ url: `/order/${hotel}?state=preview&token=${token}` })
    expect(body).toContain('"preview":{"token":null}')
  })
})

describe('an open preview', () => {
  /** Listens as an open page does. */
  async function listening(query: string) {
    await app.http.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
    const { port } = app.http.server.address() as AddressInfo
    const { body } = await fetch(`http://127.0.0.1:${port}/api/guest/${hotel}/live?${query}`)
    const stream = { heard: '', isOver: false }
    const take = new WritableStream<string>({
      write: (text) => {
        stream.heard += text
      },
    })
    void body
      ?.pipeThrough(new TextDecoderStream())
      .pipeTo(take)
      .then(() => {
        stream.isOver = true
      })
    await expect.poll(() => stream.heard).toContain('event: hello')
    return stream
  }

  it('hears nothing more once its maker has left the team, and its page is to be read anew', async () => {
    const maker = await aSignedIn(app, hotel, ['editor'])
    const other = await aSignedIn(app, hotel, ['editor'])
    const tokenOf = async ({ cookie }: SignedInStaff) =>
      (await caller(app, cookie)('POST', 'guestbook/previewToken')).data.token
    const [drafts, published, others] = [
      await listening(`draft=1&token=${await tokenOf(maker)}`),
      await listening(`draft=0&token=${await tokenOf(maker)}`),
      await listening(`draft=1&token=${await tokenOf(other)}`),
    ]
    await caller(app, owner.cookie)('DELETE', `team/members/${maker.userId}`)
    for (const stream of [drafts, published]) {
      await expect.poll(() => stream.heard).toContain('event: reset')
      await expect.poll(() => stream.isOver, { timeout: 5000 }).toBe(true)
    }
    expect([others.heard.includes('reset'), others.isOver]).toEqual([false, false])
  })

  it('that came too late is told so at once; a guest’s page is not', async () => {
    const late = await listening('draft=1&token=none')
    await expect.poll(() => late.heard).toContain('event: reset')
    const guest = await listening('')
    expect(guest.heard).not.toContain('reset')
  })
})

describe('the provider’s staff', () => {
  /** What the property's log says of their entries, the oldest first. */
  const written = async (userId: string) => {
    const log = await caller(app, owner.cookie)('GET', `audit?action=property.entered&actor=${userId}`)
    return log.data.items.map(({ details }: { details: object }) => details).reverse()
  }

  it('are written down each time they open a preview, in a property that is not theirs', async () => {
    const { cookie, userId } = await aSignedIn(app, await aProperty(app.db), ['internal'])
    await openPage(ROOM, cookie)
    await openPage(`booking=${linkKey}`, cookie)
    await openPage(`${ROOM}&draft=1`, cookie)
    await app.inject({ url: `/order/${hotel}?state=preview`, headers: { cookie } })
    expect(await written(userId)).toEqual([
      { preview: 'Published', room: '204' },
      { preview: 'Published, as one guest sees it', booking: expect.any(String) },
      { preview: 'Drafts', room: '204' },
      { preview: 'Order' },
    ])
  })

  it('are written down when their token is used, by whomever, and not for each call of an open page', async () => {
    const { cookie, userId } = await aSignedIn(app, await aProperty(app.db), ['internal'])
    const token = tokenIn((await openPage('', cookie)).body)
    const ask = () => app.inject({ url: WAYS.at(-1)?.(`draft=1&token=${token}`) ?? '' })
    for (let call = 0; call < 5; call++) await ask()
    expect(await written(userId)).toHaveLength(1)
    await openPage(`token=${token}`)
    expect(await written(userId)).toHaveLength(2)
  })

  it('are written down when they ask without a page', async () => {
    const { cookie, userId } = await aSignedIn(app, await aProperty(app.db), ['internal'])
    const ask = () => app.inject({ url: WAYS.at(-1)?.(ROOM) ?? '', headers: { cookie } })
    await ask()
    await ask()
    expect(await written(userId)).toEqual([{ preview: 'Published', room: '204' }])
  })

  it('nobody else’s previews are in the log', async () => {
    const { cookie, userId } = await aSignedIn(app, hotel, ['owner'])
    await openPage(ROOM, cookie)
    expect(await written(userId)).toEqual([])
  })
})
