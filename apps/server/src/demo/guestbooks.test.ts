import { readdir, readFile } from 'node:fs/promises'
import { type BoxContent, type Card, cardSchema } from '@innkeeper/domain/guestbook/card-schema.ts'
import { hasBookingPlaceholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import { effectiveState, isMeantFor, isOpenAt } from '@innkeeper/domain/guestbook/visibility.ts'
import { CARD_STATES, type CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { contrastRatio } from '@innkeeper/domain/properties/contrast.ts'
import { propertySchema } from '@innkeeper/domain/properties/schema.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DemoProperty } from './demo-property.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { FJELLHEIM_PICTURES } from './fjellheim/pictures.ts'
import { targetGroupId } from './fjellheim/target-groups.ts'
import { categoryId } from './fjellheim/units.ts'
import { readGuestbook } from './guestbook-file.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import { HAVNEHUSET_PICTURES } from './havnehuset/pictures.ts'
import { mediaIds } from './media-ids.ts'
import { readPicture } from './pictures.ts'
import { SHOWCASE_PICTURES } from './showcase/pictures.ts'
import { showcase } from './showcase/showcase.ts'

const NOW = Date.parse('2026-11-15T16:20:00Z')
const HOUR_MS = 3_600_000
const HOURS_OF_A_WEEK = 7 * 24
const FEWEST_CARDS = 6
/** CSS pixels of the first picture of a guestbook on a phone. */
const HERO_HEIGHT = 410

const mountain = fjellheim(NOW)
const harbour = havnehuset(NOW)
const forest = showcase(NOW)
const mountainCards = (await readGuestbook(mountain, NOW)).cards
const harbourCards = (await readGuestbook(harbour, NOW)).cards
const forestCards = (await readGuestbook(forest, NOW)).cards
const everyCard = [...mountainCards, ...harbourCards, ...forestCards]
const houses = [
  [mountain, mountainCards],
  [harbour, harbourCards],
  [forest, forestCards],
] as const

const plainGuest = (state: CardState) => ({ state, targetGroups: [], unitCategory: null, unit: null })

function openCards(cards: Card[], state: CardState, instant: number, timeZone: string): Card[] {
  const visitor = plainGuest(effectiveState(state, cards))
  return cards.filter((card) => isMeantFor(card, visitor) && isOpenAt(card, instant, timeZone))
}

/** Every variant of every card, each as its words in all languages. */
const everyVariant = everyCard.flatMap(({ id, content }) => {
  const [first, ...others] = Object.values(content)
  return Object.keys(first ?? {}).map((variant) => ({
    name: `${id} ${variant}`,
    languages: [first, ...others].map((variants) => variants?.[variant] ?? {}),
  }))
})

/** What has to be alike in every language: which texts there are, what can be copied, how the body is built. */
function shapeOf({ body, pictures, facts, ...texts }: BoxContent): unknown {
  return {
    texts: Object.keys(texts).sort(),
    facts: facts?.map(({ value }) => value),
    pictures: pictures?.map(({ mediaId }) => mediaId),
    body: body && bodyShape(body),
  }
}

function bodyShape(body: RichText): string[] {
  return body.content.map((block) =>
    block.type === 'bulletList' || block.type === 'orderedList'
      ? `${block.type} of ${block.content.length}`
      : `${block.type} with ${markedRuns(block.content ?? [])}`,
  )
}

function markedRuns(runs: { type: string; marks?: unknown }[]): string {
  return JSON.stringify(runs.map((run) => run.marks ?? 'plain'))
}

describe('the guestbooks', () => {
  test('every card is one the product accepts', () => {
    for (const card of everyCard) expect(z.safeParse(cardSchema, card).error?.issues ?? []).toEqual([])
  })

  test('the properties are ones the product accepts', () => {
    for (const { property } of [mountain, harbour, forest]) {
      expect(z.safeParse(propertySchema, property).error?.issues ?? []).toEqual([])
    }
  })

  test('the colours of every brand can be read', () => {
    for (const { property } of [mountain, harbour, forest]) {
      const { brandColour, accentColour, paperColour, cardColour, inkColour } = property.brand
      expect(contrastRatio(inkColour, paperColour)).toBeGreaterThan(7)
      expect(contrastRatio('#ffffff', brandColour)).toBeGreaterThan(7)
      expect(contrastRatio(accentColour, cardColour)).toBeGreaterThan(4.5)
    }
  })

  test('a card says as much in one language as in the others', () => {
    for (const { name, languages } of everyVariant) {
      const [first, ...others] = languages.map(shapeOf)
      for (const other of others) expect(other, name).toEqual(first)
    }
  })

  test('no two languages of a card share a text that should have been translated', () => {
    const translated = everyVariant.filter(({ languages }) => languages.some(({ body }) => body))
    expect(translated.length).toBeGreaterThan(40)
    for (const { name, languages } of translated) {
      const bodies = languages.map(({ body }) => JSON.stringify(body))
      expect(new Set(bodies).size, name).toBe(bodies.length)
    }
  })

  test('ids are never given twice', () => {
    const ids = [mountain, harbour, forest].flatMap((demo) => [
      ...demo.units.map(({ id }) => id),
      ...demo.unitCategories.map(({ id }) => id),
      ...demo.targetGroups.map(({ id }) => id),
      ...demo.bookings.flatMap(({ id, linkKey }) => [id, linkKey]),
    ])
    ids.push(...everyCard.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('Fjellheim', () => {
  test('speaks six languages on every card', () => {
    for (const card of mountainCards)
      expect(Object.keys(card.content)).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  test.each(CARD_STATES)(
    'a plain guest in state %s finds enough to read at every hour of the week',
    (state) => {
      for (let hour = 0; hour < HOURS_OF_A_WEEK; hour++) {
        const open = openCards(mountainCards, state, NOW + hour * HOUR_MS, mountain.property.timeZone)
        expect(open.length).toBeGreaterThanOrEqual(FEWEST_CARDS)
        expect(open.filter(({ type }) => type === 'Header')).toHaveLength(1)
      }
    },
  )

  test('a visitor without a booking is greeted without its placeholders', () => {
    const [greeting] = openCards(mountainCards, 'qr', NOW, mountain.property.timeZone)
    for (const { default: content } of Object.values(greeting?.content ?? {})) {
      expect(content?.title).toContain('{{propertyName}}')
      expect(hasBookingPlaceholder(`${content?.title} ${content?.subtitle}`)).toBe(false)
    }
  })

  test('the night bar is still open after midnight and closed at breakfast', () => {
    expect(titlesAt('2026-11-16T00:30:00+01:00')).toContain('Still awake?')
    expect(titlesAt('2026-11-16T08:00:00+01:00')).not.toContain('Still awake?')
  })

  test('waffles are for Sundays', () => {
    expect(titlesAt('2026-11-15T12:30:00+01:00')).toContain('Sunday means waffles')
    expect(titlesAt('2026-11-16T12:30:00+01:00')).not.toContain('Sunday means waffles')
  })

  test('the exhibition hangs for its weeks only', () => {
    expect(titlesAt('2026-11-20T12:00:00+01:00')).toContain('On the walls: one valley, four seasons')
    expect(titlesAt('2027-01-20T12:00:00+01:00')).not.toContain('On the walls: one valley, four seasons')
  })

  test('suites and families have a card that others never get', () => {
    const inSuite = { ...plainGuest('checkin'), unitCategory: categoryId('suite') }
    const family = { ...plainGuest('checkin'), targetGroups: [targetGroupId('families')] }
    const countFor = (visitor: typeof inSuite | typeof family) =>
      mountainCards.filter((card) => isMeantFor(card, visitor)).length
    const plain = countFor(plainGuest('checkin'))
    expect(countFor(inSuite)).toBe(plain + 1)
    expect(countFor(family)).toBe(plain + 1)
  })

  function titlesAt(time: string): (string | undefined)[] {
    return openCards(mountainCards, 'checkin', Date.parse(time), mountain.property.timeZone).map(
      (card) => card.content['0']?.default?.title,
    )
  }
})

describe('Havnehuset', () => {
  test('speaks Danish, English and Estonian on every card', () => {
    for (const card of harbourCards) expect(Object.keys(card.content)).toEqual(['0', '1', '2'])
  })

  test('departed guests see what a visitor sees, without the voucher and what can be ordered', () => {
    const afterwards = openCards(harbourCards, 'checkout', NOW, harbour.property.timeZone)
    expect(afterwards.length).toBeGreaterThanOrEqual(FEWEST_CARDS)
    expect(afterwards.map(({ type }) => type)).not.toContain('Voucher')
    expect(afterwards.map(({ type }) => type)).not.toContain('Product')
  })
})

describe('pictures', () => {
  test('every picture a card shows is one of its property', () => {
    for (const [demo, cards] of houses) {
      const known = demo.pictures.map(({ key }) => mediaIdOf(demo, key))
      expect(shownPictures(cards).length).toBeGreaterThan(0)
      for (const shown of shownPictures(cards)) expect(known).toContain(shown)
    }
  })

  test('every file is used, is there and has its credit', async () => {
    const folder = new URL('pictures/', import.meta.url)
    const files = (await readdir(folder)).filter((file) => file !== 'CREDITS.md').sort()
    const pictures = [...mountain.pictures, ...harbour.pictures, ...forest.pictures]
    expect([...new Set(pictures.map(({ fileName }) => fileName))].sort()).toEqual(files)
    const credits = await readFile(new URL('CREDITS.md', folder), 'utf8')
    for (const { fileName, credit } of pictures) {
      // The demo's own drawings name nobody.
      expect(credit === null, fileName).toBe(fileName.endsWith('.svg'))
      if (credit === null) continue
      const [photographer, licence] = [credit.split(', ')[0], credit.split(', ').at(-1)]
      const line = credits.split('\n').find((one) => one.startsWith(`| ${fileName} |`))
      expect(line, fileName).toContain(`| ${photographer}`)
      expect(line, fileName).toContain(licence)
    }
  })

  test('every picture is described in words of each language', () => {
    const all = [FJELLHEIM_PICTURES, HAVNEHUSET_PICTURES, SHOWCASE_PICTURES].flatMap((list) =>
      Object.values<{ alt: object }>(list),
    )
    for (const { alt } of all) {
      expect(new Set(Object.values(alt)).size).toBe(Object.keys(alt).length)
    }
  })

  test('none is shown twice in one view, whoever looks and whenever', () => {
    for (const [demo, cards] of houses) {
      for (const state of CARD_STATES) {
        for (let hour = 0; hour < HOURS_OF_A_WEEK; hour++) {
          const open = openCards(cards, state, NOW + hour * HOUR_MS, demo.property.timeZone)
          const shown = open.flatMap((card) => shownPictures([card], ['0']))
          expect(new Set(shown).size, `${demo.property.name} ${state} ${hour}`).toBe(shown.length)
        }
      }
    }
  })

  test('a card and the products it offers show different pictures', () => {
    for (const [demo, cards] of houses) {
      for (const card of cards.filter(({ form }) => form)) {
        const offered = demo.products.filter(({ product }) => card.form?.productIds.includes(product.id))
        const ofProducts = offered.flatMap(({ product }) => product.attachments.map(({ mediaId }) => mediaId))
        const all = [...shownPictures([card], ['0']), ...ofProducts]
        expect(new Set(all).size, card.id).toBe(all.length)
      }
    }
  })

  test('what stands behind a greeting is at least twice as high as a phone draws it', async () => {
    for (const [demo, cards] of houses) {
      for (const { styles } of cards.filter(({ type }) => type === 'Header')) {
        const hero = demo.pictures.find(({ key }) => mediaIdOf(demo, key) === styles.backgroundPicture)
        expect(hero?.focalPoint, hero?.fileName).toBeDefined()
        const { height = 0 } = await sharp(await readPicture(hero?.fileName ?? '')).metadata()
        expect(height, hero?.fileName).toBeGreaterThanOrEqual(2 * HERO_HEIGHT)
      }
    }
  })

  const mediaIdOf = ({ property, pictures }: DemoProperty, key: string) =>
    mediaIds(property.propertyId, pictures, [])(key)

  function shownPictures(cards: readonly Card[], languages?: string[]): string[] {
    return cards.flatMap(({ content, styles }) => [
      ...Object.entries(content)
        .filter(([language]) => languages?.includes(language) ?? true)
        .flatMap(([, variants]) => Object.values(variants))
        .flatMap(({ pictures = [] }) => pictures.map(({ mediaId }) => mediaId)),
      ...(styles.backgroundPicture ? [styles.backgroundPicture] : []),
    ])
  }
})

test('a file of another day has its dates moved to today', async () => {
  const rangesOn = async (date: string) =>
    (await readGuestbook(mountain, Date.parse(`${date}T12:00:00Z`))).cards
      .map(({ visibility }) => visibility?.dateRange)
      .filter((range) => range?.enabled)
  expect(await rangesOn('2026-11-15')).toEqual([{ enabled: true, from: '2026-11-03', to: '2026-12-08' }])
  expect(await rangesOn('2027-03-30')).toEqual([{ enabled: true, from: '2027-03-18', to: '2027-04-22' }])
})

test('what stands under Today can be had on every day of the week', () => {
  for (const [{ property }, cards] of houses) {
    const top = cards.filter(({ parentId }) => parentId === null).sort((a, b) => a.index - b.index)
    const titleOf = (card: Card) => card.content[0]?.default?.section?.title
    const first = top.findIndex((card) => titleOf(card) === 'Today')
    if (first < 0) continue
    const next = top.findIndex((card, place) => place > first && titleOf(card))
    const weeks = top.slice(first, next).flatMap(({ options }) => options.facilities?.week ?? [])
    expect(
      weeks.every((hours) => hours.length > 0),
      property.propertyId,
    ).toBe(true)
  }
})
