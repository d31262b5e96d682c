import type { PageData, PageInput } from '@innkeeper/api/page.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { describe, expect, it } from 'vitest'
import { pageDocument } from './document.ts'
import { sourceAssets } from './entry-server.tsx'

const fonts = { css: "@font-face{font-family:'Lora'}", preload: '/font-files/lora-1.woff2' }
const assets = { kinds: sourceAssets('/'), stylesheets: [], fonts }

function htmlOf(property: { propertyId: string; name: string; active: boolean } | null): string {
  const data = { kind: 'failure', failure: 'unavailable', clientData: property } as PageData
  const input: PageInput = { data, language: 'en', renderedAt: 0, clientVersion: 'test' }
  const words = { title: 'Title', description: '', language: 'en', brand: DEFAULT_BRAND }
  return pageDocument({ input, assets, markup: '', style: '', status: 200, ...words }).html
}

describe('a page', () => {
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
