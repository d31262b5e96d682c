import { expect, test } from 'vitest'
import { type Manifest, pageAssets } from './page-assets.ts'

const manifest: Manifest = {
  'src/app/entry-browser.tsx': {
    file: 'entry-1.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['entry-1.css'],
  },
  '_shared.js': { file: 'shared-1.js', css: ['shared-1.css'], imports: ['src/app/entry-browser.tsx'] },
  'src/lazy.tsx': { file: 'lazy-1.js', css: ['lazy-1.css'] },
}

test('a page names the entry, what it imports and its styles', () => {
  expect(pageAssets(manifest, (file) => `/*${file}*/`)).toEqual({
    script: '/assets-guest/entry-1.js',
    modules: ['/assets-guest/shared-1.js'],
    inlineStyle: '/*entry-1.css*//*shared-1.css*/',
    stylesheets: [],
  })
})

test('a manifest without an entry is a mistake with a clear word', () => {
  expect(() => pageAssets({}, () => '')).toThrow('build the guest app')
})
