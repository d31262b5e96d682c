import { readFileSync } from 'node:fs'
import type { Counts } from '@innkeeper/domain/statistics/counts.ts'
import { STATISTICS, SUBJECTS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { parse } from 'csv-parse/sync'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aCard, aMembership, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { voucherStatistics } from '../../guestbook/tables.ts'
import { products } from '../../orders/tables.ts'
import { statisticsDays } from '../tables.ts'
import {
  GONE,
  hourWords,
  MEASURE_NAMES,
  PART_NAMES,
  PERSON_GONE,
  ROW_NAMES,
  SUBJECT_NAMES,
  VOUCHER_WORDS,
} from './words.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const DAYS = { from: '2026-11-01', to: '2026-11-15' }
const COFFEE = '=HYPERLINK("https://evil.example")'

async function aHouse() {
  const propertyId = await aProperty(app.db, { currency: 'NOK', timeZone: 'Europe/Oslo' })
  const staff = await aSignedIn(app, propertyId, ['analyst'])
  const productId = newId()
  const product = { type: 'product', state: 'enabled', price: 100, data: {} } as const
  await app.db.tenant(propertyId, (tx) =>
    tx.insert(products).values({ propertyId, id: productId, name: COFFEE, ...product }),
  )
  const store = (subject: Subject, day: string, counts: Counts) =>
    app.db.tenant(propertyId, (tx) =>
      tx
        .insert(statisticsDays)
        .values({ propertyId, subject, day, counts, isSettled: true, currency: 'NOK' }),
    )
  const product1 = (revenue: number) => ({
    [`revenue|product|${productId}`]: revenue,
    [`sold|product|${productId}`]: 2,
  })
  await store('orders', '2026-11-02', {
    orders: 3,
    revenue: 123_450,
    sold: 4,
    accepted: 2,
    answered: 3,
    ...product1(9950),
  })
  await store('orders', '2026-11-04', { orders: 1, revenue: 50 })
  await store('orders', '2026-10-20', { orders: 2, revenue: 99, ...product1(99) })
  await store('survey', '2026-11-02', { promoters: 1, detractors: 3, scored: 8 })
  return {
    ...{ propertyId, ...staff, store },
    file: async (asked: Record<string, string>) => {
      const query = new URLSearchParams({ ...DAYS, ...asked })
      const url = `/api/hotel/statistics/export?${query}`
      return app.inject({ url, headers: { cookie: staff.cookie } })
    },
  }
}

const csv = (bytes: Buffer, delimiter: string): Record<string, string>[] =>
  parse(bytes, { bom: true, columns: true, delimiter })

describe('as CSV', () => {
  it('one subject is its figures, its days and its parts, as the spreadsheets of the country read them', async () => {
    const { file, propertyId } = await aHouse()
    const answer = await file({ format: 'csv', subject: 'orders' })
    expect(answer.headers['content-disposition']).toContain(
      `statistics-orders-${propertyId}-2026-11-01-2026-11-15.csv`,
    )
    const rows = csv(answer.rawPayload, ';')
    const [now, before] = ['2026-11-01 to 2026-11-15', '2026-10-17 to 2026-10-31']
    expect(rows[0]).toMatchObject({
      ...{
        Table: 'Figures',
        Subject: 'Orders',
        Number: 'Revenue',
        Unit: 'NOK',
        [now]: '1235,00',
        [before]: '0,99',
      },
    })
    expect(rows.filter(({ Table }) => Table === 'Days')).toMatchObject([
      { Date: '2026-11-02', 'Revenue (NOK)': '1234,50', Orders: '3', 'Accepted, of answered (%)': '66,7' },
      { Date: '2026-11-04', 'Revenue (NOK)': '0,50', Orders: '1', 'Accepted, of answered (%)': '' },
    ])
    expect(rows.filter(({ Table }) => Table === 'Products')).toMatchObject([
      // What somebody called a product is shown and never run.
      { Products: `'${COFFEE}`, 'Revenue (NOK)': '99,50', 'Revenue (NOK), before': '0,99', Sold: '2' },
    ])
  })

  it('the overview has every subject, with points where those are written', async () => {
    const { file } = await aHouse()
    const rows = csv((await file({ format: 'csv', spreadsheet: 'comma' })).rawPayload, ',')
    const figures = rows.filter(({ Table }) => Table === 'Figures')
    expect(new Set(figures.map(({ Subject }) => Subject))).toEqual(new Set(Object.values(SUBJECT_NAMES)))
    // A score below zero is a number and no formula.
    expect(figures.find((row) => row.Number === 'Score')?.['2026-11-01 to 2026-11-15']).toBe('-25.0')
    expect(rows.find((row) => row.Date === '2026-11-02')).toMatchObject({
      ...{ 'Orders: Revenue (NOK)': '1234.50', 'Surveys: Score': '-25.0' },
    })
  })
})

describe('as XLSX', () => {
  it('each table is a sheet, its numbers are numbers and its days days', async () => {
    const { file } = await aHouse()
    const sheets = await readExcel((await file({ format: 'xlsx', subject: 'orders' })).rawPayload)
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Figures',
      'Days',
      'Products',
      'Where orders come from',
    ])
    const [figures, days, parts] = sheets.map(({ data }) => data)
    expect(figures?.[1]).toEqual(['Orders', 'Revenue', 'NOK', 1235, 0.99])
    expect(days?.[1]?.slice(0, 3)).toEqual([new Date('2026-11-02'), 1234.5, 3])
    expect(parts?.[1]).toEqual([COFFEE, 99.5, 0.99, 2, 2])
  })

  it('the overview is its figures and its days', async () => {
    const { file } = await aHouse()
    const sheets = await readExcel((await file({ format: 'xlsx' })).rawPayload)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Figures', 'Days'])
    const measures = SUBJECTS.flatMap((subject) => Object.keys(STATISTICS[subject].measures))
    expect(sheets[0]?.data).toHaveLength(measures.length + 1)
  })

  it('of several properties says whose money is left out', async () => {
    const { file, userId } = await aHouse()
    const danish = await aProperty(app.db, { currency: 'DKK', name: 'Over there' })
    await aMembership(app.db, userId, danish, ['owner'])
    const sheets = await readExcel(
      (await file({ format: 'xlsx', subject: 'orders', scope: 'all' })).rawPayload,
    )
    expect(sheets[0]?.data.at(-1)?.slice(0, 3)).toEqual(['Money left out', 'Over there', 'DKK'])
    for (const subject of ['visits', 'cleaning']) {
      const [figures] = await readExcel((await file({ format: 'xlsx', subject, scope: 'all' })).rawPayload)
      expect(figures?.data.flat()).not.toContain('Money left out')
    }
    expect(sheets.at(-1)).toMatchObject({
      sheet: 'Properties',
      data: [[], ['Test house', 1235, 4], ['Over there', 0, 0]].map((row) => expect.arrayContaining(row)),
    })
  })
})

it('calls rows what people call them, and no id is among them', async () => {
  const { file, store } = await aHouse()
  const counted = (key: string, ...rows: string[]) =>
    Object.fromEntries(rows.map((row) => [`${key}|${row}`, 1]))
  const visited = counted('visits', 'phase|precheckin', 'phase|qr', 'language|da', 'page|page', 'hour|7')
  await store('visits', '2026-11-02', {
    visits: 5,
    ...visited,
    ...counted('visits', 'page|of a later version'),
  })
  await store('messages', '2026-11-02', { sent: 1, ...counted('sent', 'cause|room ready', 'channel|sms') })
  await store('cleaning', '2026-11-02', { done: 1, ...counted('done', 'person|nobody-knows-me') })
  await store('survey', '2026-11-03', { answered: 1, ...counted('answered', 'survey|nobody-knows-it') })
  const rowsOf = async (subject: Subject) => {
    const rows = csv((await file({ format: 'csv', subject })).rawPayload, ';')
    return (part: string) => rows.flatMap((row) => (row.Table === part ? [row[part]] : []))
  }
  const visits = await rowsOf('visits')
  expect(visits('When in the stay')).toEqual(['Before arrival', 'Without a booking'])
  expect(visits('Languages')).toEqual(['Danish'])
  expect(visits('Hours of the day')).toEqual(['07:00 to 07:59'])
  expect(visits('Pages')).toEqual(['of a later version', 'Your own pages'])
  const messages = await rowsOf('messages')
  expect(messages('What messages are about')).toEqual(['Room is ready'])
  expect(messages('Channels')).toEqual(['SMS'])
  expect((await rowsOf('cleaning'))('Who cleaned')).toEqual(['No longer on the team'])
  expect((await rowsOf('survey'))('Surveys')).toEqual(['No longer there'])
})

it('of vouchers has each card since it was made, with days of the property', async () => {
  const { file, propertyId } = await aHouse()
  const { id: cardId } = await aCard(app.db, propertyId, { title: 'Spa for two' })
  await app.db.tenant(propertyId, (tx) =>
    tx.insert(voucherStatistics).values([
      { propertyId, cardId, redeemedCount: 0 },
      {
        ...{ propertyId, cardId: newId(), isActive: false, redeemedCount: 12 },
        // Half an hour past midnight at the property.
        ...{ firstRedeemedAt: new Date('2026-01-04T12:00Z'), lastRedeemedAt: new Date('2026-11-09T23:30Z') },
      },
    ]),
  )
  const sheets = await readExcel((await file({ format: 'xlsx', subject: 'vouchers' })).rawPayload)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Figures', 'Days', 'Vouchers', VOUCHER_WORDS.title])
  expect(sheets.at(-1)?.data).toEqual([
    ['Voucher', 'Redeemed in total', 'First time', 'Last time'],
    ['Spa for two', 0, null, null],
    ['No longer there (card deleted)', 12, new Date('2026-01-04'), new Date('2026-11-10')],
  ])
})

it('is written down', async () => {
  const { file, propertyId } = await aHouse()
  await file({ format: 'xlsx' })
  const owner = await aSignedIn(app, propertyId, ['owner'])
  const log = await caller(app, owner.cookie)('GET', 'audit')
  expect(log.data.items[0]).toMatchObject({
    ...{ action: 'export.made', subject: 'Statistics', details: { format: 'XLSX' } },
  })
})

it('calls everything what the screens call it', () => {
  const file = new URL('../../../../../../packages/i18n/locales/en/admin.json', import.meta.url)
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  for (const subject of SUBJECTS) {
    for (const measure of Object.keys(STATISTICS[subject].measures)) {
      const name = MEASURE_NAMES[subject][measure]
      expect(name, `${subject} ${measure}`).toBe(words[`statistics.measure.${subject}.${measure}`])
    }
    for (const part of Object.keys(STATISTICS[subject].parts)) {
      expect(PART_NAMES[part], part).toBe(words[`statistics.part.${part}`])
      const beginning = part === 'source' ? 'statistics.source.' : `statistics.row.${part}.`
      const rows = Object.entries(words).filter(([id]) => id.startsWith(beginning))
      const names = Object.fromEntries(rows.map(([id, name]) => [id.slice(beginning.length), name]))
      expect(ROW_NAMES[part] ?? {}, part).toEqual(names)
    }
  }
  expect(GONE).toBe(words['statistics.row.gone'])
  expect(PERSON_GONE).toBe(words['statistics.row.personGone'])
  expect(hourWords('{hour}')).toBe(words['statistics.hour'])
  const { voucher, deleted, ...record } = VOUCHER_WORDS
  expect(voucher).toBe(words['statistics.partName.voucher'])
  expect(deleted('{name}')).toBe(words['statistics.vouchers.deleted'])
  for (const [id, name] of Object.entries(record)) expect(name).toBe(words[`statistics.vouchers.${id}`])
})
