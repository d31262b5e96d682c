import type { GuestbookFile } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aPropertyWithEditor, type PropertyWithEditor } from '../../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const exported = ({ editor }: PropertyWithEditor) =>
  app.inject({ url: '/api/hotel/guestbook/export', headers: { cookie: editor.cookie } })

async function aFilledHouse() {
  const house = await aPropertyWithEditor(app)
  await house.add('Header', { type: 'Header' })
  const group = await house.add('Group', { type: 'Group' })
  await house.add('Held', { type: 'Content', parentId: group.card.id })
  const gone = await house.add('Gone')
  await house.call('DELETE', `cards/${gone.card.id}`)
  return house
}

const send = (house: PropertyWithEditor, text: string, mode = 'replace', dryRun = false) =>
  house.call('POST', 'guestbook/import', { text, mode, dryRun })

describe('an export', () => {
  it('is a file of the drafts, without what is deleted, and is written down', async () => {
    const house = await aFilledHouse()
    const answer = await exported(house)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="guestbook-.*\.json"$/)
    expect(answer.headers['cache-control']).toBe('no-store')
    const file = answer.json<GuestbookFile>()
    expect(file).toMatchObject({
      format: 'innkeeper-guestbook',
      version: 2,
      property: { id: house.propertyId },
    })
    expect(file.cards.map(({ type }) => type)).toEqual(['Header', 'Group', 'Content'])
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute("select subject, details from audit_entries where action = 'export.made'"),
    )
    expect(rows).toEqual([{ subject: 'Guestbook', details: { count: '3', format: 'JSON' } }])
  })
})

describe('an import', () => {
  it('copies a guestbook to another property as drafts, order and groups and all', async () => {
    const text = (await exported(await aFilledHouse())).body
    const other = await aPropertyWithEditor(app)
    await other.add('Their own')
    await other.publish()
    const dry = await send(other, text, 'replace', true)
    expect(dry.data).toMatchObject({
      isApplied: false,
      added: 3,
      replaced: 0,
      removed: 1,
      skipped: 0,
      hasTabBar: true,
    })
    expect(await other.titles()).toEqual(['Their own'])
    const { isApplied, ...report } = (await send(other, text)).data
    expect([isApplied, { isApplied: false, ...report }]).toEqual([true, dry.data])
    expect(await other.titles()).toEqual(['Header', 'Group', '> Held', 'Their own'])
    expect(await other.changes()).toMatchObject({ added: 3, deleted: 1, tabBar: true })
    expect(await other.guestTitles()).toEqual(['Their own'])
    await other.publish()
    await expect.poll(other.guestTitles).toEqual(['Header', 'Group', 'Held'])
    expect((await other.changes()).total).toBe(0)
  })

  it('of the same file again changes nothing, and can be discarded before it is published', async () => {
    const house = await aFilledHouse()
    await house.publish()
    const text = (await exported(house)).body
    expect((await send(house, text)).data).toMatchObject({ added: 0, replaced: 3, removed: 0 })
    expect(await house.changes()).toMatchObject({ added: 0, changed: 0, moved: 0, deleted: 0 })
    expect((await house.call('POST', 'cards/discard')).data.changes.total).toBe(0)
  })

  it('that appends comes behind what there is, under the header there is', async () => {
    const house = await aFilledHouse()
    const text = (await exported(house)).body
    expect((await send(house, text, 'append')).data).toMatchObject({ added: 2, skipped: 1, hasTabBar: false })
    expect(await house.titles()).toEqual(['Header', 'Group', '> Held', 'Gone', 'Group', '> Held'])
  })

  it('of a file that is wrong anywhere is refused in words, and nothing of it is done', async () => {
    const house = await aFilledHouse()
    const file = (await exported(house)).json<GuestbookFile>()
    const before = await house.list()
    const refused = async (text: string) => {
      const { status, code, details } = await send(house, text)
      return [status, code, details?.reason]
    }
    expect(await refused('{')).toEqual([422, 'guestbook/import-unreadable', 'not-json'])
    expect(await refused('['.repeat(500_000))).toEqual([422, 'guestbook/import-unreadable', 'too-deep'])
    expect(await refused(JSON.stringify({ ...file, version: 99 }))).toEqual([
      ...[422, 'guestbook/import-unreadable', 'newer-version'],
    ])
    const odd = { ...file, cards: [...file.cards, { ...file.cards[0], type: 'Banner', id: 'B'.repeat(22) }] }
    expect(await refused(JSON.stringify(odd))).toEqual([422, 'guestbook/import-unreadable', 'wrong-content'])
    const many = Array.from({ length: 599 }, (_, n) => ({
      ...file.cards[2],
      parentId: null,
      id: String(n).padStart(22, '0'),
    }))
    expect(await refused(JSON.stringify({ ...file, cards: many }))).toEqual([
      409,
      'guestbook/too-many-cards',
      undefined,
    ])
    expect(await house.list()).toEqual(before)
  })

  it('of more than 10 MB is refused', async () => {
    const house = await aPropertyWithEditor(app)
    const { status, code } = await send(house, 'x'.repeat(10 * 1024 * 1024 + 1))
    expect([status, code]).toEqual([413, 'request/too-large'])
    const huge = await send(house, 'x'.repeat(21 * 1024 * 1024))
    expect([huge.status, huge.code]).toEqual([413, 'request/too-large'])
  })
})
