import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planImport } from './import-plan.ts'
import type { ImportRow } from './import-rows.ts'

const known = {
  categories: [
    { id: 'd', name: 'Double' },
    { id: 's', name: 'Suite' },
  ],
  units: [
    { id: 'u1', code: '101', categoryId: 'd', floor: 1 },
    { id: 'u2', code: '102', categoryId: 'd', floor: null },
  ],
}
const careful = { fallbackCategory: null, createsCategories: false }
const row = (code: string, category: string, at = 1): ImportRow => ({ row: at, code, category })
const outcomes = (rows: ImportRow[], choices = careful) =>
  planImport(rows, known, choices).rows.map(({ outcome, problem }) => problem ?? outcome)

describe('the plan of an import', () => {
  it('tells new units from those that are there and those that change their category', () => {
    expect(outcomes([row('103', 'double'), row('101', 'DOUBLE'), row('102', 'Suite')])).toEqual([
      'new',
      'same',
      'moved',
    ])
  })

  it('tells what gets another floor, keeps what the sheet says nothing of, and refuses what is none', () => {
    const written = (code: string, floor?: string) => ({
      ...row(code, 'Double'),
      ...(floor !== undefined && { floor }),
    })
    const plan = (...rows: ImportRow[]) =>
      planImport(rows, known, careful).rows.map(({ outcome, problem, floor }) => [problem ?? outcome, floor])
    expect(plan(written('101'), written('102', '1'), written('103', 'Ground floor'))).toEqual([
      ['same', 1],
      ['changed', 1],
      ['new', 0],
    ])
    expect(plan(written('101', ''), written('102', 'upstairs'))).toEqual([
      ['changed', null],
      ['floor-unknown', null],
    ])
  })

  it('tells what gets another door code, and keeps what the sheet says nothing of', () => {
    const access = { doorCode: '1', wifiName: 'House', wifiPassword: null }
    const units = [{ id: 'u1', code: '101', categoryId: 'd', floor: null, access }]
    const plan = (change?: Partial<typeof access>) => {
      const source = { ...row('101', 'Double'), ...(change && { access: change }) }
      return planImport([source], { ...known, units }, careful).rows[0]
    }
    expect(plan()).toMatchObject({ outcome: 'same', access })
    expect(plan({ doorCode: '1' })).toMatchObject({ outcome: 'same' })
    expect(plan({ doorCode: '2' })).toMatchObject({
      outcome: 'changed',
      access: { ...access, doorCode: '2' },
    })
    expect(plan({ doorCode: '2'.repeat(21) })).toMatchObject({ problem: 'access-too-long' })
  })

  it.each([
    [row('', 'Double'), 'no-code'],
    [row('x'.repeat(21), 'Double'), 'code-too-long'],
    [row('103', ''), 'no-category'],
    [row('103', 'Cabin'), 'category-unknown'],
    [row('103', 'x'.repeat(81)), 'category-too-long'],
  ])('names what is wrong with a row: %j', (source, problem) => {
    const isAboutCategory = problem !== 'category-unknown'
    expect(outcomes([source], { ...careful, createsCategories: isAboutCategory })).toEqual([problem])
  })

  it('says where a code stood first', () => {
    const { rows } = planImport([row('103', 'Suite', 2), row('103', 'Suite', 5)], known, careful)
    expect(rows[1]).toMatchObject({ outcome: 'problem', problem: 'twice', firstRow: 2 })
  })

  it('creates a category once, however it is written, and fills in the one for rows without', () => {
    const choices = { fallbackCategory: 'Suite', createsCategories: true }
    const plan = planImport([row('1', 'Cabin'), row('2', 'CABIN'), row('3', '')], known, choices)
    expect(plan.newCategories).toEqual(['Cabin'])
    expect(plan.rows.map(({ category }) => category)).toEqual(['Cabin', 'Cabin', 'Suite'])
  })

  it('done once, says of every good row that it is there already', () => {
    const source = fc.record({
      row: fc.nat(),
      code: fc.string({ maxLength: 22 }),
      category: fc.constantFrom('', 'Double', 'suite', 'Cabin', 'cabin'),
    })
    fc.assert(
      fc.property(fc.array(source, { maxLength: 30 }), (rows) => {
        const choices = { fallbackCategory: null, createsCategories: true }
        const plan = planImport(rows, known, choices)
        const categories = [
          ...known.categories,
          ...plan.newCategories.map((name) => ({ id: `new ${name}`, name })),
        ]
        const idOf = new Map(categories.map(({ id, name }) => [name, id]))
        const good = plan.rows.filter(({ outcome }) => outcome !== 'problem')
        const units = good.map((item) => ({
          id: item.code,
          code: item.code,
          categoryId: idOf.get(item.category) ?? 'none',
          floor: item.floor,
        }))
        const written = good.map(({ floor, ...item }) => ({ ...item, floor: String(floor ?? '') }))
        const again = planImport(written, { units, categories }, choices)
        expect(again.newCategories).toEqual([])
        expect(again.rows.map(({ outcome }) => outcome)).toEqual(good.map(() => 'same'))
        expect(new Set(good.map(({ code }) => code)).size).toBe(good.length)
      }),
    )
  })
})
