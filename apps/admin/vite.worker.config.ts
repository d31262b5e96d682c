import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const FEATURE = 'src/features/cleaning'
const START = 'index.html'
const LIST = `${FEATURE}/list/`
const PAGE = `${LIST}cleaning-page.tsx`
/** What the page loads only when somebody asks for it, from outside the feature. */
const LATER = ['src/components/day-input/day-calendar.tsx']
const WORDS = /\/i18n\/src\/generated\/en\/(admin|errors)\./
/** Names keep their letters in the fonts of other scripts; these two styles are what the page is written in. */
const FONT = /-latin-wght-normal-.*\.woff2$/

/** The worker of the cleaning page as one file. It is built after the app, since it names the app's files. */
export default defineConfig({
  publicDir: false,
  define: { CLEANING_PARTS: JSON.stringify(cleaningParts()) },
  build: {
    outDir: 'dist/worker',
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: `${FEATURE}/worker/cleaning-worker.ts`,
      output: { format: 'iife', entryFileNames: 'cleaning-worker.js' },
    },
  },
})

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

function cleaningParts(): string[] {
  const path = new URL('dist/.vite/manifest.json', import.meta.url)
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))
  const words = Object.keys(manifest).filter((name) => WORDS.test(name))
  const wanted = new Set([START, PAGE, ...words, ...LATER.filter((name) => name in manifest)])
  // A set is walked in the order things were added, those added meanwhile included.
  for (const name of wanted) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const one of imports) wanted.add(one)
    for (const one of dynamicImports) if (one.startsWith(LIST)) wanted.add(one)
  }
  const files = [...wanted].flatMap((name) => {
    const { file, css = [], assets = [] } = manifest[name] ?? { file: '' }
    return [file, ...css, ...assets.filter((asset) => FONT.test(asset))]
  })
  const built = files.filter((file) => /\.(js|css|woff2)$/.test(file)).map((file) => `/admin/${file}`)
  return [...new Set(['/admin/colour-scheme.js', '/admin/icon.svg', ...built])]
}
