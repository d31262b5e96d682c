import { expect, test } from 'vitest'
import { lookOf } from './kept-look.ts'
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
  const answer = offlinePage(TEXTS, wanted, null)
  const html = await answer.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
  // Nothing is kept of it, and it runs nothing.
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

const KEPT = `<style>body{margin:0}</style>
<style>@font-face{font-family:'Lora'}:root{--font-heading:'Lora'}</style>
<style>:root{--paper:#fff0f0}</style>
<meta name="apple-mobile-web-app-title" content="Havnehuset &amp; Co">`

test('a page of a property that was kept before lends the offline page its name, colours and fonts', async () => {
  const html = await offlinePage(TEXTS, ['en'], lookOf(KEPT)).text()
  expect(html).toContain('<p dir="auto">Havnehuset &amp; Co</p>')
  expect(html).toContain("@font-face{font-family:'Lora'}")
  expect(html).toContain('--paper:#fff0f0')
  expect(html).not.toContain('body{margin:0}</style>')
})

test('a page of no property lends nothing', () => {
  expect(lookOf('<style>:root{--paper:#fff}</style>')).toBeNull()
})
