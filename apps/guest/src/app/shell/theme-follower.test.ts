import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class Link {
  rel = ''
  href = ''
  isInPage = true
  loaded: () => void = () => undefined
  addEventListener(_: 'load', listener: () => void) {
    this.loaded = listener
  }
  remove() {
    this.isInPage = false
  }
}

let links: Link[]
let rules: string

beforeEach(() => {
  links = []
  rules = ''
  vi.resetModules()
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        rules = text
      }
    },
  )
  vi.stubGlobal('document', {
    adoptedStyleSheets: [],
    createElement: () => new Link(),
    head: { append: (link: Link) => links.push(link) },
  })
})
afterEach(() => vi.unstubAllGlobals())

const font = (href: string) => ({ heading: 'Lora', text: 'Lato', href })
const follow = async () => (await import('./theme-follower.ts')).followTheme

test('a page takes on colours that change, and leaves its fonts alone when they do not', async () => {
  const followTheme = await follow()
  followTheme(
    { brand: { ...DEFAULT_BRAND, accentColour: '#123456' }, font: font('/fonts/a/1.css') },
    '/fonts/a/1.css',
  )
  expect(rules).toContain('--accent:#123456')
  expect(links).toEqual([])
})

test('a page loads the stylesheet of fonts that change, and drops the one before when it is there', async () => {
  const followTheme = await follow()
  for (const href of ['/fonts/a/2.css', '/fonts/a/2.css', '/fonts/a/1.css']) {
    followTheme({ brand: DEFAULT_BRAND, font: font(href) }, '/fonts/a/1.css')
  }
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['stylesheet', '/fonts/a/2.css'],
    ['stylesheet', '/fonts/a/1.css'],
  ])
  const [first, second] = links
  expect(first?.isInPage).toBe(true)
  second?.loaded()
  expect([first?.isInPage, second?.isInPage]).toEqual([false, true])
})
