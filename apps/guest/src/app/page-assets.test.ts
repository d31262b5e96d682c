import { expect, test } from 'vitest'
import { type Manifest, pageAssets } from './page-assets.ts'

const manifest: Manifest = {
  'src/guestbook.tsx': {
    file: 'guestbook-1.js',
    imports: ['_list.js', '_shell.js'],
    css: ['guestbook-1.css'],
  },
  'src/order.tsx': { file: 'order-1.js', imports: ['_shell.js'], css: ['order-1.css'] },
  '_shell.js': { file: 'shell-1.js', css: ['shell-1.css'] },
  '_list.js': { file: 'list-1.js', css: ['list-1.css'], imports: ['_shell.js', 'src/guestbook.tsx'] },
  'src/lazy.tsx': { file: 'lazy-1.js', css: ['lazy-1.css'] },
}
const kinds = {
  guestbook: { start: 'src/guestbook.tsx' },
  order: { start: 'src/order.tsx' },
  failure: { start: null },
}
const assets = () => pageAssets(kinds, manifest, (file) => `/*${file}*/`)

test('a page names its own start, what that imports, and the styles of both, the start’s last', () => {
  expect(assets().guestbook).toEqual({
    script: '/assets-guest/guestbook-1.js',
    modules: ['/assets-guest/shell-1.js', '/assets-guest/list-1.js'],
    inlineStyle: '/*shell-1.css*//*list-1.css*//*guestbook-1.css*/',
    inlinedFiles: ['/assets-guest/shell-1.css', '/assets-guest/list-1.css', '/assets-guest/guestbook-1.css'],
  })
})

test('a page loads nothing of another kind', () => {
  expect(assets().order).toEqual({
    script: '/assets-guest/order-1.js',
    modules: ['/assets-guest/shell-1.js'],
    inlineStyle: '/*shell-1.css*//*order-1.css*/',
    inlinedFiles: ['/assets-guest/shell-1.css', '/assets-guest/order-1.css'],
  })
})

test('a page without anything to run has the styles all others share and no script', () => {
  expect(assets().failure).toEqual({
    script: null,
    modules: [],
    inlineStyle: '/*shell-1.css*/',
    inlinedFiles: ['/assets-guest/shell-1.css'],
  })
})

test('a start that was not built is a mistake with a clear word', () => {
  expect(() => pageAssets(kinds, {}, () => '')).toThrow('src/guestbook.tsx: build the guest app')
})
