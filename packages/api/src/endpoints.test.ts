import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { collectEndpoints } from './endpoints.ts'

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
