import { setUpPreviewPath } from '@innkeeper/domain/properties/set-up-preview.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { withoutScripts } from './without-scripts.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ database: await openTestDatabase() })
})
afterAll(async () => {
  await app.close()
  await app.db.close()
})

const wish = {
  name: 'Skogly Gård',
  languages: ['NO', 'GB'],
  preset: 'hotel',
  brandColour: '#224466',
} as const
const look = (url: string, cookie = '') => app.inject({ url, headers: { accept: 'text/html', cookie } })

test('whoever sets an installation up sees the guestbook it would begin with, and nobody keeps it', async () => {
  const answer = await look(setUpPreviewPath(wish))
  expect(answer.statusCode).toBe(200)
  for (const words of ['Skogly Gård', '#224466', 'Velkommen']) expect(answer.body).toContain(words)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect((await look(setUpPreviewPath({ ...wish, languages: ['XX'] }))).statusCode).toBe(422)
  expect((await look(setUpPreviewPath({ ...wish, brandColour: 'red' }))).statusCode).toBe(400)
})

test('with an owner there, only who may make a property sees it', async () => {
  const hotel = await aProperty(app.db)
  const owner = await aSignedIn(app, hotel, ['owner'])
  const reception = await aSignedIn(app, hotel, ['reception'])
  expect((await look(setUpPreviewPath(wish), owner.cookie)).statusCode).toBe(200)
  for (const cookie of ['', reception.cookie])
    expect((await look(setUpPreviewPath(wish), cookie)).statusCode).toBe(403)
})

test('a page to look at has no scripts and fetches nothing for them', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css"><link href="/m" rel="manifest"><script type="module">\nx()</script></head><p>script</p><script src="/b.js"></script>'
  expect(withoutScripts(page)).toBe('<head><link rel="stylesheet" href="/a.css"></head><p>script</p>')
})
