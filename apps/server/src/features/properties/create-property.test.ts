import { cardSchema } from '@innkeeper/domain/guestbook/card-schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let count = 0
const newSlug = () => `house-${process.pid}-${Date.now().toString(36)}-${count++}`
const wish = (change: object = {}) => ({
  propertyId: newSlug(),
  name: 'Strandhuset',
  languages: ['DK', 'GB', 'DE'],
  preset: 'hotel',
  ...change,
})

async function anOwner() {
  const home = await aProperty(app.db)
  const { cookie, userId } = await aSignedIn(app, home, ['owner'])
  const create = async (payload: object, key?: string) => {
    const headers = { cookie, ...(key ? { 'idempotency-key': key } : {}) }
    const answer = await app.inject({ method: 'POST', url: '/api/hotel/properties', headers, payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  const get = async (url: string) => (await app.inject({ url, headers: { cookie } })).json().data
  const enter = (propertyId: string) =>
    app.inject({
      method: 'POST',
      url: `/api/hotel/admin/setActiveProperty/${propertyId}`,
      headers: { cookie },
    })
  return { home, userId, create, get, enter }
}

describe('a new property', () => {
  it('opens with a guestbook in its languages, a tab bar and the modules of the plan essential', async () => {
    const { create } = await anOwner()
    const asked = wish()
    expect(await create(asked)).toMatchObject({
      status: 200,
      data: { propertyId: asked.propertyId, name: 'Strandhuset' },
    })
    const guest = async (path: string) =>
      (await app.inject({ url: `/api/guest/${asked.propertyId}/${path}` })).json().data
    const client = await guest('clientData')
    expect(client).toMatchObject({ name: 'Strandhuset', currency: 'DKK', guestbook: { version: 1 } })
    expect([...client.modules].sort()).toEqual(['guestbook', 'htmlBuilder', 'messagingEmail', 'products'])
    expect(client.localization.default).toBe('DK')
    const titles = async (language: number) =>
      (await guest(`guestbook?language=${language}`)).boxes.map(
        (box: { content: { title: string } }) => box.content.title,
      )
    expect(await titles(0)).toEqual([
      'Velkommen, {{firstName}}',
      'Wi-Fi',
      'Morgenmad',
      'Check-out',
      'Husregler',
    ])
    expect(await titles(1)).toEqual([
      'Welcome, {{firstName}}',
      'Wi-Fi',
      'Breakfast',
      'Check-out',
      'House rules',
    ])
    const sections = (await guest('guestbook?language=1')).boxes.flatMap(
      (box: { content: { section?: { title: string } } }) => box.content.section?.title ?? [],
    )
    expect(sections).toEqual(['During your stay', 'The house'])
    // No German words: the default's.
    expect(await titles(2)).toEqual(await titles(0))
    const { items } = client.tabBar.guestPhases.allGuestPhases
    expect(items.map((tab: { label: Record<string, string> }) => tab.label[1])).toEqual([
      'Wi-Fi',
      'Breakfast',
      'Check-out',
      'House rules',
    ])
  })

  it.each([
    ['hotel', 'FR'],
    ['guesthouse', 'NL'],
    ['apartment', 'FI'],
    ['hostel', 'SE'],
  ])('of the kind %s has cards that parse and words in its default %s', async (preset, country) => {
    const { create, enter, get } = await anOwner()
    const asked = wish({ preset, languages: [country] })
    await create(asked)
    await enter(asked.propertyId)
    const { cards, publishedVersion } = await get('/api/hotel/cards')
    expect([cards.length, publishedVersion]).toEqual([8, 1])
    for (const { card, isChanged } of cards) {
      expect(cardSchema.parse(card).content[0]?.default?.title).toBeTruthy()
      expect(isChanged).toBe(false)
    }
  })

  it('belongs to whoever made it, who can go there, and the log says so', async () => {
    const { create, enter, userId, home, get } = await anOwner()
    const asked = wish()
    await create(asked)
    await enter(asked.propertyId)
    expect((await get('/api/hotel/session')).claims).toMatchObject({
      admin: asked.propertyId,
      roles: ['owner'],
    })
    expect((await get('/api/hotel/audit')).items).toMatchObject([
      { action: 'property.created', actorId: userId, details: { from: home } },
    ])
  })

  it('is made once, however often the same call is sent', async () => {
    const { create, get } = await anOwner()
    const asked = wish()
    const key = `key-${asked.propertyId}`.slice(0, 60)
    const answers = await Promise.all([create(asked, key), create(asked, key)])
    expect(answers[1]).toEqual(answers[0])
    expect(await create(asked, key)).toEqual(answers[0])
    expect((await get('/api/hotel/session')).properties).toHaveLength(2)
    expect(await create({ ...asked, name: 'Other' }, key)).toMatchObject({
      status: 422,
      code: 'request/key-reused',
    })
    expect(await create(wish(), key)).toMatchObject({ status: 422, code: 'request/key-reused' })
    expect((await get('/api/hotel/session')).properties).toHaveLength(2)
  })

  it('cannot take the address of another, of whoever it is, and leaves nothing behind', async () => {
    const { create, get } = await anOwner()
    const taken = await aProperty(app.db, { name: 'Somebody else’s' })
    expect(await create(wish({ propertyId: taken }))).toMatchObject({
      status: 409,
      code: 'property/id-taken',
    })
    expect((await get('/api/hotel/session')).properties).toHaveLength(1)
    const isFree = async (id: string) => (await get(`/api/hotel/properties/free/${id}`)).isFree
    expect(await isFree(taken)).toBe(false)
    expect(await isFree(newSlug())).toBe(true)
    expect(await isFree('No slug!')).toBe(false)
    const unknown = wish({ languages: ['DK', 'XX'] })
    expect(await create(unknown)).toMatchObject({ status: 422, code: 'property/language-unknown' })
    expect(await isFree(unknown.propertyId)).toBe(true)
  })
})
