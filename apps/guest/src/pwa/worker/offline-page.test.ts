import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

const TEXTS = {
  en: { title: 'You are offline', retry: 'Try again' },
  no: { title: 'Du er frakoblet', retry: 'Prøv igjen' },
}

test.each([
  [['nb-NO', 'en'], 'no', 'Du er frakoblet'],
  [['de', 'en-GB'], 'en', 'You are offline'],
  [['ja', 'constructor'], 'en', 'You are offline'],
  [[], 'en', 'You are offline'],
])('a page never saved is told in a language of the browser: %s', async (wanted, language, title) => {
  const answer = offlinePage(TEXTS, wanted)
  const html = await answer.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
  // Nothing is kept of it, and it runs nothing.
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})
