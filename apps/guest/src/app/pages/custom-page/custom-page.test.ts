import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import type { PageData } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import { describe, expect, test } from 'vitest'
import { SAMPLE_PROPERTY } from '../../../platform/sample-property.ts'
import { renderPage, sourceAssets } from '../../entry-server.tsx'

const PICTURE = 'P'.repeat(22)
const DOCUMENT = 'D'.repeat(22)
const ITEM = 'A'.repeat(22)

const clientData: ClientData = {
  ...SAMPLE_PROPERTY,
  localization: {
    default: 'GB',
    languages: {
      GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' },
      DK: { code: 'da', index: 1, order: 1, isVisible: true, title: 'Dansk' },
    },
  },
  mediaOrigin: 'https://media.example',
}

const words = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
let count = 0
const module = (type: string, props: object, more: object = {}) => ({
  type,
  id: `m${count++}`,
  props,
  ...more,
})
const button = (type: string, destination: string, more: object = {}) =>
  module('button', { content: words('Go'), type, destination, ...more })

async function draw(list: unknown[], change: Partial<GuestTemplate> = {}) {
  const { modules, skipped } = readableModules(list)
  expect(skipped).toBe(0)
  const picture = { mediaId: PICTURE, width: 1200, height: 800, focalX: 0.5, focalY: 0.5, credit: null }
  const template: GuestTemplate = {
    id: ITEM,
    language: { code: 'en', index: 0 },
    contentLanguage: 'en',
    style: { innerBgColor: null, outerBgColor: null },
    modules,
    pictures: { [PICTURE]: picture },
    ...change,
  }
  const data: PageData = { kind: 'page', clientData, template, hasBooking: false, phase: 'inStay' }
  const { html, status } = await renderPage(
    { data, language: 'en', renderedAt: Date.parse('2026-11-16T12:00:00Z'), clientVersion: 'v1' },
    {
      kinds: sourceAssets('/assets-guest/'),
      stylesheets: [],
      fonts: { css: '', preload: null },
    },
  )
  return { html, status, markup: html.slice(html.indexOf('<div id="root">'), html.indexOf('id="page-data"')) }
}

describe('a page of the HTML builder', () => {
  test('is called by its first header, names the property and leads back to its guestbook', async () => {
    const { html, markup, status } = await draw([
      module('header', { content: words('Walks from the door', 'Three of them.') }),
      module('header', { content: words('For children') }),
    ])
    expect(status).toBe(200)
    expect(html).toContain('<title>Walks from the door · Fjellheim</title>')
    expect(markup.match(/<h1/g)).toHaveLength(1)
    expect(markup).toMatch(/<h1[^>]*>Walks from the door<\/h1>/)
    expect(markup).toMatch(/<h2[^>]*>For children<\/h2>/)
    expect(markup).toContain('Three of them.')
    expect(markup).toMatch(/href="\/return\/fjellheim" aria-label="Go to the guestbook"/)
  })

  test('without a header is called by the name of the property', async () => {
    const { html, markup } = await draw([module('text', { contentColumnOne: words('Hello') })])
    expect(html).toContain('<title>Fjellheim</title>')
    expect(markup).toMatch(/<h1[^>]*>Fjellheim<\/h1>/)
  })

  test('placeholders of a booking disappear, the property is named', async () => {
    const said = words('Welcome to {{propertyName}}, {{firstName}}')
    const { markup } = await draw([module('text', { contentColumnOne: said })])
    expect(markup).toContain('<p dir="auto">Welcome to Fjellheim</p>')
  })

  test('text stands in one or two columns', async () => {
    const columns = { contentColumnOne: words('One'), contentColumnTwo: words('Two') }
    expect((await draw([module('text', columns)])).markup).not.toContain('Two')
    expect((await draw([module('text', { ...columns, nrOfColumns: 2 })])).markup).toContain(
      '<p dir="auto">Two</p>',
    )
  })

  test('pictures come from the property’s media in several widths; foreign ones are not shown', async () => {
    const own = { name: 'The lake', url: `/media/fjellheim/${PICTURE}`, size: 60, roundness: 8 }
    const { markup } = await draw([
      module('image', { columnOneImage: own }),
      module('image', { columnOneImage: { url: 'https://elsewhere.example/spy.gif' } }),
    ])
    expect(markup).toContain(`https://media.example/media/fjellheim/${PICTURE}/640.avif 640w`)
    expect(markup).toContain('alt="The lake"')
    expect(markup).toContain('width:60%;aspect-ratio:1200 / 800;border-radius:8px')
    expect(markup).not.toContain('elsewhere.example')
  })

  test('a picture can lead somewhere', async () => {
    const link = { enabled: true, url: `/media/fjellheim/${DOCUMENT}.pdf` }
    const image = { name: 'Menu', url: `/media/fjellheim/${PICTURE}`, link }
    const { markup } = await draw([module('image', { columnOneImage: image })])
    expect(markup).toContain(`href="https://media.example/media/fjellheim/${DOCUMENT}/document.pdf"`)
  })

  test.each([
    ['url', 'https://ut.no/tur', 'https://ut.no/tur'],
    ['email', 'hi@fjellheim.example', 'mailto:hi@fjellheim.example'],
    ['phone', '+47 12 34 56 79', 'tel:+4712345679'],
    ['page', ITEM, `/pages/fjellheim/${ITEM}`],
    ['box', ITEM, `/return/fjellheim?box=${ITEM}`],
    ['pdf', DOCUMENT, `https://media.example/media/fjellheim/${DOCUMENT}/document.pdf`],
  ])('a button of type %s leads there', async (type, destination, href) => {
    const { markup } = await draw([button(type, destination)])
    expect(markup).toContain(`href="${href}"`)
  })

  test('a button that opens a new window says so', async () => {
    expect((await draw([button('pdf', DOCUMENT)])).markup).toMatch(/target="_blank".*opens in a new window/)
    expect((await draw([button('page', ITEM)])).markup).not.toContain('target="_blank"')
  })

  test('colours of the template are used only where they can be read', async () => {
    const colours = (color: string, backgroundColor: string) =>
      draw([button('page', ITEM, { color, backgroundColor })])
    expect((await colours('#ffffff', '#1f3a34')).markup).toContain('--button-ground:#1f3a34')
    expect((await colours('#ffffff', '#ffee88')).markup).not.toContain('--button-ground')
    const dark = { contentColumnOne: words('Hello'), backgroundColor: '#101010', backgroundEnabled: true }
    expect((await draw([module('text', dark)])).markup).toContain('--surface-ink:#ffffff')
  })

  test('a divider is a line, or only its room', async () => {
    const line = { spacing: 12, width: 40, dividerStyle: 'dashed' }
    expect((await draw([module('divider', line)])).markup).toMatch(
      /<hr[^>]*width:40%;border-top-style:dashed/,
    )
    const hidden = await draw([module('divider', { ...line, visibility: false })])
    expect(hidden.markup).not.toContain('<hr')
    expect(hidden.markup).toContain('padding-block:12px')
  })

  test('HTML that somebody wrote stands in a frame where it can do nothing', async () => {
    const { markup } = await draw([
      module('raw-html', { html: '<b>In its frame</b>' }),
      module('text', { contentColumnOne: words('Still here') }),
    ])
    expect(markup).toContain('Still here')
    expect(markup).not.toContain('<b>')
    expect(markup).toMatch(
      /<iframe[^>]*sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" srcDoc="[^"]*In its frame/,
    )
  })

  test('another language is a link away, and words in another language than the page say so', async () => {
    const hello = [module('text', { contentColumnOne: words('Hej') })]
    const { markup } = await draw(hello, { contentLanguage: 'da' })
    expect(markup).toContain('href="?language=1"')
    expect(markup).toMatch(/<main[^>]* lang="da" dir="ltr"/)
  })
})
