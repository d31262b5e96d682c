import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { collectEndpoints, ENDPOINTS } from './endpoints.ts'

const ask = defineEndpoint({
  access: 'guest',
  method: 'GET',
  path: 'guest/:hotel/anything',
  summary: 'A test',
  module: null,
  response: z.object({}),
})

describe('the collected contract', () => {
  it('leaves out schemas, constants and functions', () => {
    const module = { ask, schema: z.object({ path: z.string() }), LIMIT: 3, helper: () => ask, nothing: null }
    expect(collectEndpoints([module])).toEqual({ ask })
  })

  it('refuses two endpoints of one name', () => {
    expect(() => collectEndpoints([{ ask }, { ask: { ...ask } }])).toThrow('two endpoints are named ask')
  })
})

it('whatever anybody can send without being known has a limit of its own on its size', () => {
  const open = Object.values(ENDPOINTS).filter(({ access, method }) => access !== 'staff' && method !== 'GET')
  expect(open.length).toBeGreaterThan(10)
  // A guest's camera, and a form with a drawn signature and companions; read only for a stay whose link is open.
  const large = [
    'guest/:hotel/registrationPictures',
    'guest/:hotel/submittedRegistrationFormsV2',
    'guest/:hotel/thread/picture',
  ]
  const wide = open.filter(
    ({ path, limits }) => !large.includes(path) && (!limits || limits.bodyBytes > 64 * 1024),
  )
  expect(wide.map(({ path }) => path)).toEqual([])
})

/** Wrong for days, for moments, or for both. */
const NEVER = [
  ...['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '275760-09-13', '2026-02-30'],
  ...['0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01 BC'],
]

/** A phone's clock may be wrong: what is told with such a time is passed over, the rest is kept. */
const PASSED_OVER = ['POST guest/:hotel/platformStatistics body/*/date']

type Leaf = { at: string; schema: z.ZodMiniType; isWritten: boolean }

it('each date that an endpoint takes is one anybody at a hotel can mean', () => {
  const leaves = Object.values(ENDPOINTS).flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`
    return [...leavesOf(endpoint.query, `${name} query`), ...leavesOf(endpoint.body, `${name} body`)]
  })
  const dates = leaves.filter(({ isWritten, schema }) => isWritten && takesDates(schema))
  expect(dates.length).toBeGreaterThanOrEqual(10)
  const wrong = dates
    .filter(({ at }) => !PASSED_OVER.includes(at))
    .flatMap(({ at, schema }) =>
      NEVER.filter((value) => z.safeParse(schema, value).success).map((value) => `${at} takes ${value}`),
    )
  expect(wrong).toEqual([])
})

/** A name that may look like a date is none. */
function takesDates(schema: z.ZodMiniType): boolean {
  const takes = (value: string) => z.safeParse(schema, value).success
  return !takes('fjellheim') && (takes('2026-02-03') || takes('2026-02-03T04:05:06Z'))
}

type Def = {
  type: string
  format?: string
  checks?: readonly { _zod: { def: { check?: string; format?: string } } }[]
  shape?: Record<string, z.ZodMiniType>
  options?: readonly z.ZodMiniType[]
  items?: readonly z.ZodMiniType[]
} & Partial<Record<'innerType' | 'element' | 'valueType' | 'in' | 'left' | 'right', z.ZodMiniType>>

/** Every text inside a schema; one is written in a form of its own when it has a format or a pattern. */
function leavesOf(schema: unknown, at: string): Leaf[] {
  if (!schema || typeof schema !== 'object') return []
  const def = (schema as z.ZodMiniType)._zod.def as unknown as Def
  const isWritten =
    def.format !== undefined || (def.checks ?? []).some(({ _zod }) => _zod.def.format !== undefined)
  if (def.type === 'string') return [{ at, schema: schema as z.ZodMiniType, isWritten }]
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([key, part]) => leavesOf(part, `${at}/${key}`)),
    ...[...(def.options ?? []), ...(def.items ?? [])].flatMap((part) => leavesOf(part, at)),
    ...[def.element, def.valueType].flatMap((part) => leavesOf(part, `${at}/*`)),
    ...[def.innerType, def.in, def.left, def.right].flatMap((part) => leavesOf(part, at)),
  ]
}
