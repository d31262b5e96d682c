import { EMPTY_TAB_BAR, type TabBar, type TabBarItem } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aCard, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { properties } from '../../properties/tables.ts'
import { guestbookDrafts } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function aTestProperty() {
  const propertyId = await aProperty(app.db, { tabBar: EMPTY_TAB_BAR })
  const call = caller(app, (await aSignedIn(app, propertyId, ['editor'])).cookie)
  const read = async () => (await call('GET', 'tabBar')).data
  const save = (revision: string, tabBar: unknown) => call('PUT', 'tabBar', { revision, tabBar })
  const guests = async () => {
    const answer = await app.inject({ url: `/api/guest/${propertyId}/clientData` })
    return answer.json().data.tabBar as TabBar
  }
  return { propertyId, call, read, save, guests }
}

const tab = (
  letter: string,
  target: TabBarItem['target'] = { kind: 'link', href: 'https://skyss.no' },
): TabBarItem => ({
  id: letter.repeat(22),
  index: 0,
  icon: 'bus',
  label: { 0: letter },
  target,
})
const PAGE = { kind: 'page' as const, pageId: 'p'.repeat(22), label: {} }
function barOf(...items: TabBarItem[]): TabBar {
  const { guestPhases } = EMPTY_TAB_BAR
  const numbered = items.map((item, index) => ({ ...item, index }))
  return {
    ...EMPTY_TAB_BAR,
    guestPhases: { ...guestPhases, allGuestPhases: { ...guestPhases.allGuestPhases, items: numbered } },
  }
}

describe('the tab bar', () => {
  it('is what guests see as soon as it is saved, and open pages hear of it', async () => {
    const { propertyId, read, save, guests } = await aTestProperty()
    const heard: string[] = []
    const off = app.hub.on('property.changed', (event) => {
      if (event.propertyId === propertyId) heard.push(event.name)
    })
    const { revision, tabBar, isImported } = await read()
    expect({ tabBar, isImported }).toEqual({ tabBar: EMPTY_TAB_BAR, isImported: false })
    const saved = await save(revision, barOf(tab('a')))
    expect(saved.status).toBe(200)
    expect((await read()).revision).toBe(saved.data.revision)
    await expect.poll(guests).toEqual(barOf(tab('a')))
    expect(heard).toEqual(['property.changed'])
    off()
  })

  it('a stale save is refused with the other version; the same once more is not', async () => {
    const { read, save, guests } = await aTestProperty()
    const { revision } = await read()
    await save(revision, barOf(tab('a')))
    const late = await save(revision, barOf(tab('b')))
    expect(late).toMatchObject({ status: 409, code: 'guestbook/stale-tab-bar' })
    expect(late.details.current).toMatchObject({ tabBar: barOf(tab('a')), revision: (await read()).revision })
    expect(await save(revision, barOf(tab('a')))).toMatchObject({ status: 200 })
    expect(await save(late.details.current.revision, barOf(tab('b')))).toMatchObject({ status: 200 })
    await expect.poll(guests).toEqual(barOf(tab('b')))
  })

  it('two who save at once: one of them is refused', async () => {
    const { read, save } = await aTestProperty()
    const { revision } = await read()
    const answers = await Promise.all([save(revision, barOf(tab('a'))), save(revision, barOf(tab('b')))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('leads to what is there: boxes by name, and nowhere else', async () => {
    const { propertyId, call, read, save } = await aTestProperty()
    const card = await aCard(app.db, propertyId, { title: 'Breakfast' })
    const known = (await call('GET', 'tabBar/targets')).data
    expect(known).toEqual({
      pages: [],
      documents: [],
      boxes: [{ id: card.id, name: 'Breakfast', isPublished: false }],
    })
    const toBox = barOf(tab('a', { kind: 'box', cardId: card.id }))
    const saved = await save((await read()).revision, toBox)
    expect(saved.status).toBe(200)
    for (const target of [
      { kind: 'box', cardId: 'x'.repeat(22) },
      { kind: 'content', contents: [{ kind: 'page', pageId: 'x'.repeat(22), label: {} }] },
      { kind: 'content', contents: [{ kind: 'pdf', mediaId: 'x'.repeat(22), label: {} }] },
    ] satisfies TabBarItem['target'][]) {
      const nowhere = await save(saved.data.revision, barOf(tab('b', target)))
      expect(nowhere).toMatchObject({ status: 422, code: 'guestbook/tab-target-unknown' })
      expect(nowhere.details).toEqual({ items: ['b'.repeat(22)] })
    }
    // A tab whose box is gone since may stay until somebody mends it.
    await call('DELETE', `cards/${card.id}`)
    const beside = await save(
      saved.data.revision,
      barOf(tab('a', { kind: 'box', cardId: card.id }), tab('c')),
    )
    expect(beside.status).toBe(200)
  })

  it('more tabs than fit, wrong links and unknown icons are refused', async () => {
    const { read, save } = await aTestProperty()
    const { revision } = await read()
    for (const wrong of [
      barOf(...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => tab(letter))),
      barOf(tab('a', { kind: 'link', href: '//evil.example' })),
      barOf(tab('a', { kind: 'link', href: 'javascript:alert(1)' })),
      barOf({ ...tab('a'), icon: 'skull' as 'bus' }),
      barOf({ ...tab('a'), label: { 0: 'x'.repeat(41) } }),
      barOf(tab('a', { kind: 'content', contents: [] })),
      barOf(tab('a', { kind: 'content', contents: Array.from({ length: 13 }, () => PAGE) })),
      barOf(tab('a', { kind: 'page', pageId: PAGE.pageId } as unknown as TabBarItem['target'])),
    ]) {
      expect(await save(revision, wrong)).toMatchObject({ status: 400, code: 'request/invalid' })
    }
    expect((await read()).tabBar).toEqual(EMPTY_TAB_BAR)
  })

  it('stored before tabs held several contents, is served and edited in today’s shape', async () => {
    const { propertyId, read, save, guests } = await aTestProperty()
    const old = barOf(tab('a', { kind: 'page', pageId: PAGE.pageId } as unknown as TabBarItem['target']))
    await app.db.tenant(propertyId, (tx) =>
      tx
        .update(properties)
        .set({ tabBar: { ...old, version: 1 } as unknown as TabBar })
        .where(eq(properties.propertyId, propertyId)),
    )
    const upgraded = barOf(tab('a', { kind: 'content', contents: [{ ...PAGE, label: { 0: 'a' } }] }))
    const { revision, tabBar } = await read()
    expect(tabBar).toEqual(upgraded)
    const changed = barOf(...upgraded.guestPhases.allGuestPhases.items, tab('b'))
    expect((await save(revision, changed)).status).toBe(200)
    await expect.poll(guests).toEqual(changed)
  })

  it('one that an import left as a draft is edited, and guests see it once it is saved', async () => {
    const { propertyId, read, save, guests } = await aTestProperty()
    await app.db.tenant(propertyId, (tx) =>
      tx.insert(guestbookDrafts).values({ propertyId, tabBar: barOf(tab('i')) }),
    )
    const imported = await read()
    expect(imported).toMatchObject({ isImported: true, tabBar: barOf(tab('i')) })
    expect(await guests()).toEqual(EMPTY_TAB_BAR)
    expect(await save(imported.revision, barOf(tab('i')))).toMatchObject({
      status: 200,
      data: { isImported: false },
    })
    await expect.poll(guests).toEqual(barOf(tab('i')))
    expect((await read()).isImported).toBe(false)
  })
})
