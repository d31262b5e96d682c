import { readdir, stat } from 'node:fs/promises'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_TYPES } from '@innkeeper/domain/guestbook/card-types.ts'
import { isHolder } from '@innkeeper/domain/guestbook/grouping.ts'
import { contentsOf } from '@innkeeper/domain/guestbook/tab-bar.ts'
import {
  EMPTY_TAB_BAR,
  type TabBar,
  type TabBarItem,
  tabBarSchema,
} from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { effectiveState, isMeantFor } from '@innkeeper/domain/guestbook/visibility.ts'
import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { isTranslated } from '@innkeeper/domain/html-builder/localized-modules.ts'
import { templateSchema } from '@innkeeper/domain/html-builder/template-schema.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { documentId } from './documents.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { readGuestbook } from './guestbook-file.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import { pictureId } from './pictures.ts'
import { showcase } from './showcase/showcase.ts'

const NOW = Date.parse('2026-11-15T16:20:00Z')
const DOCUMENT_MAX_BYTES = 60 * 1024

const houses = await Promise.all(
  [fjellheim(NOW), havnehuset(NOW), showcase(NOW)].map(async (demo) => {
    const { cards, tabBar } = await readGuestbook(demo, NOW)
    return { ...demo, cards, tabBar: tabBar ?? EMPTY_TAB_BAR }
  }),
)
type House = (typeof houses)[number]
const [mountain, , shown] = houses as [House, House, House]

/** Who looks at the tabs of a phase; a visitor without a booking counts as in house. */
const STATES: Record<keyof TabBar['guestPhases'], CardState[]> = {
  allGuestPhases: ['precheckin', 'checkin', 'qr', 'checkout'],
  preStay: ['precheckin'],
  inStay: ['checkin', 'qr'],
  postStay: ['checkout'],
}

function isShownTo(state: CardState, card: Card | undefined, { cards }: House): boolean {
  const visitor = { state: effectiveState(state, cards), targetGroups: [], unitCategory: null, unit: null }
  return card !== undefined && isMeantFor(card, visitor)
}

const isDocument = (id: string, { documents, property }: House) =>
  documents.some((document) => documentId(property.propertyId, document) === id)
const isPage = (id: string, { pages }: House) => pages.some((page) => page.id === id)

test.each([
  ['Fjellheim', mountain],
  ['the showcase', shown],
])('every kind of box is in the guestbook of %s', (_, { cards }) => {
  expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(CARD_TYPES))
})

describe.each(houses.map((house) => [house.property.name, house] as const))('%s', (_, house) => {
  test('a group holds boxes of one kind, and only groups and sliders hold any', () => {
    for (const holder of house.cards.filter(({ type }) => isHolder(type))) {
      const held = house.cards.filter(({ parentId }) => parentId === holder.id)
      expect(held.length, holder.id).toBeGreaterThan(1)
      expect(new Set(held.map(({ type }) => type)).size).toBe(1)
    }
    const holders = house.cards.filter(({ type }) => isHolder(type)).map(({ id }) => id)
    for (const { parentId } of house.cards) expect([null, ...holders]).toContain(parentId)
  })

  test('every tile leads to something that is there for all who see the tile', () => {
    const tiles = house.cards.filter(({ type }) => type === 'FixedSizeBox')
    expect(tiles.length).toBeGreaterThan(1)
    for (const { id, options, visibility } of tiles) {
      const { type, value } = options.link ?? { type: 'none', value: '' }
      expect(type, id).not.toBe('none')
      if (type === 'page') expect(isPage(value, house), id).toBe(true)
      if (type === 'pdf') expect(isDocument(value, house), id).toBe(true)
      const target = house.cards.find((card) => card.id === value)
      if (type === 'box')
        for (const state of visibility?.state ?? []) expect(isShownTo(state, target, house), id).toBe(true)
    }
  })

  test('the tab bar is one the product accepts, with a label in every written language', () => {
    expect(z.safeParse(tabBarSchema, house.tabBar).error?.issues ?? []).toEqual([])
    const written = Object.keys(house.cards[0]?.content ?? {})
    for (const { label } of everyTab()) expect(Object.keys(label)).toEqual(written)
  })

  test('every tab leads to something that is there in its phase', () => {
    expect(everyTab().length).toBeGreaterThan(3)
    for (const { phase, target } of everyTab()) {
      for (const content of contentsOf(target)) {
        if (content.kind === 'page') expect(isPage(content.pageId, house)).toBe(true)
        if (content.kind === 'pdf') expect(isDocument(content.mediaId, house)).toBe(true)
      }
      if (target.kind !== 'box') continue
      const card = house.cards.find(({ id }) => id === target.cardId)
      for (const state of STATES[phase]) expect(isShownTo(state, card, house), `${phase}`).toBe(true)
    }
  })

  test('its languages call themselves by their own names', () => {
    for (const { code, title } of Object.values(house.property.localization.languages)) {
      const own = new Intl.DisplayNames([code], { type: 'language' }).of(code)
      expect(title.toLowerCase()).toBe(own?.toLowerCase())
    }
  })

  test('its pages can be read whole, and say as much in every language', () => {
    for (const page of house.pages) {
      const now = new Date(NOW).toISOString()
      expect(
        z.safeParse(templateSchema, { ...page, createdAt: now, lastModified: now }).error?.issues,
      ).toBeUndefined()
      expect(isTranslated(page, house.property.localization)).toBe(true)
      const shapes = Object.values(page.localizedData).map((stored) => {
        const { modules, skipped, unknown } = readableModules(stored)
        expect({ skipped, unknown }).toEqual({ skipped: 0, unknown: [] })
        return modules.map(({ type }) => type)
      })
      expect(shapes[0]?.length).toBeGreaterThan(3)
      for (const shape of shapes) expect(shape).toEqual(shapes[0])
    }
  })

  test('its e-mails and signatures can be read whole, in every language, with pictures that were stored', () => {
    const stored = house.pictures.map((each) => pictureId(house.property.propertyId, each))
    for (const template of house.mailTemplates) {
      expect(isTranslated(template, house.property.localization)).toBe(true)
      const languages = Object.keys(template.localizedData)
      expect(Object.keys(template.subject)).toEqual(template.type === 'email' ? languages : [])
      for (const modules of Object.values(template.localizedData)) {
        expect(readableModules(modules)).toMatchObject({ skipped: 0, unknown: [] })
        const shown = JSON.stringify(modules).matchAll(/"\/media\/[^/"]+\/([^"]+)"/g)
        for (const [, id] of shown) expect(stored).toContain(id)
      }
    }
  })

  test('its default language is one that is written', () => {
    const index = defaultLanguage(house.property.localization)?.index
    expect(house.cards.every(({ content }) => content[String(index)])).toBe(true)
  })

  function everyTab(): (TabBarItem & { phase: keyof TabBar['guestPhases'] })[] {
    const phases = Object.keys(STATES) as (keyof TabBar['guestPhases'])[]
    return phases.flatMap((phase) =>
      house.tabBar.guestPhases[phase].items.map((item) => ({ ...item, phase })),
    )
  }
})

test('Fjellheim has a menu of its own in every phase, the others one for all', () => {
  expect(houses.map(({ tabBar }) => tabBar.isUniqueForEachPhase)).toEqual([true, false, false])
})

test('every document is used, is there and is small', async () => {
  const folder = new URL('documents/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.pdf'))
  expect(houses.flatMap(({ documents }) => documents.map(({ fileName }) => fileName))).toEqual(files)
  for (const file of files) expect((await stat(new URL(file, folder))).size).toBeLessThan(DOCUMENT_MAX_BYTES)
})
