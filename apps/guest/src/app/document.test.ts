import type { PageAssets, PageData, PageInput } from '@innkeeper/api/page.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { describe, expect, it } from 'vitest'
import { pageDocument } from './document.ts'
import { sourceAssets } from './entry-server.tsx'
import { KEEP_PREVIEW } from './keep-preview.ts'

const fonts = { css: "@font-face{font-family:'Lora'}", preload: '/font-files/lora-1.woff2' }
const assets = { kinds: sourceAssets('/'), stylesheets: [], fonts }

function htmlOf(
  property: { propertyId: string; name: string; active: boolean } | null,
  given: PageAssets = assets,
  inlineScript: string | null = null,
): string {
  return htmlFor(
    { kind: 'failure', failure: 'unavailable', clientData: property } as PageData,
    given,
    inlineScript,
  )
}

function htmlFor(data: PageData, given: PageAssets = assets, inlineScript: string | null = null): string {
  const input: PageInput = { data, language: 'en', renderedAt: 0, clientVersion: 'test' }
  const words = { title: 'Title', description: '', language: 'en', brand: DEFAULT_BRAND }
  return pageDocument({
    input,
    assets: given,
    markup: '',
    notices: '<p>Not yet</p>',
    inlineScript,
    style: '',
    startsEarly: false,
    status: 200,
    ...words,
  }).html
}

const started = {
  script: '/assets-guest/order-1.js',
  modules: ['/assets-guest/shell-1.js'],
  inlineStyle: 'body{margin:0}',
  inlinedFiles: ['/assets-guest/order-1.css'],
}

describe('a page', () => {
  it('loads the start of its own kind, and none of the styles it carries', () => {
    const kinds = { ...assets.kinds, failure: started }
    const html = htmlOf(null, { ...assets, kinds })
    expect(html).toContain('data-script="/assets-guest/order-1.js" data-modules="/assets-guest/shell-1.js"')
    expect(html).toContain('<style>body{margin:0}</style>')
    expect(html).toContain('<p>Not yet</p>')
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets-guest/order-1.css" disabled>',
    ])
  })

  it('without a start of its own runs nothing', () => {
    const html = htmlOf(null)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('Not yet')
  })

  it('without a start runs what its kind gives it to run', () => {
    expect(htmlOf(null, assets, 'look()').match(/<script.*?script>/g)).toEqual(['<script>look()</script>'])
  })

  it('keeps whom it shows where a box of it is opened early, if it is a preview', () => {
    const page = { kind: 'guestbook', clientData: null } as unknown as PageData
    expect(htmlFor({ ...page, preview: null } as PageData)).not.toContain(KEEP_PREVIEW)
    expect(htmlFor({ ...page, preview: { token: null } } as PageData)).toContain(KEEP_PREVIEW)
  })

  it('slides in, but for a preview, which changes in its place', () => {
    const still = '@view-transition{navigation:none}'
    const page = { kind: 'guestbook', clientData: null } as unknown as PageData
    expect(htmlFor({ ...page, preview: null } as PageData)).not.toContain(still)
    expect(htmlFor({ ...page, preview: { token: null } } as PageData)).toContain(still)
  })

  it('of a property can be kept on the home screen under its name', () => {
    const html = htmlOf({ propertyId: 'fjellheim', name: 'Fjell & "Heim"', active: true })
    expect(html).toContain('<link rel="manifest" href="/manifest/fjellheim.webmanifest">')
    expect(html).toContain('<link rel="apple-touch-icon" href="/app-icon/fjellheim/180.png">')
    expect(html).toContain('<meta name="apple-mobile-web-app-title" content="Fjell &amp; &quot;Heim&quot;">')
  })

  it('carries the rules of its fonts and fetches one file ahead', () => {
    const html = htmlOf(null)
    expect(html).toContain("<style>@font-face{font-family:'Lora'}</style>")
    expect(html.match(/rel="preload"/g)).toHaveLength(1)
    expect(html).toContain(
      '<link rel="preload" href="/font-files/lora-1.woff2" as="font" type="font/woff2" crossorigin>',
    )
  })

  it('of no property, or of one no longer active, offers nothing to keep', () => {
    expect(htmlOf(null)).not.toContain('rel="manifest"')
    expect(htmlOf({ propertyId: 'fjellheim', name: 'Fjellheim', active: false })).not.toContain(
      'rel="manifest"',
    )
  })
})
