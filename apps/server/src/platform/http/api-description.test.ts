import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test.each(['json', 'yaml'])('the description of the API as %s is written once', async (format) => {
  const write = vi.spyOn(app.http, 'swagger')
  const first = await app.inject({ url: `/api/docs/${format}` })
  expect(first.body).toContain('Innkeeper')
  for (let x = 0; x < 5; x++) {
    const again = await app.inject({ url: `/api/docs/${format}?x=${x}` })
    expect([again.statusCode, again.body]).toEqual([200, first.body])
  }
  expect(write).toHaveBeenCalledTimes(1)
  write.mockRestore()
})

test('the description says nothing that programs for its version of OpenAPI do not know', async () => {
  const { body } = await app.inject({ url: '/api/docs/json' })
  expect(body).toContain('"openapi":"3.0.3"')
  expect(body).not.toMatch(/"type":\[|"type":"null"|"(?:const|prefixItems|propertyNames)":|"examples":\[/)
})
