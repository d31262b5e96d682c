import { readFileSync } from 'node:fs'
import { interfaceLanguages } from '@innkeeper/i18n/languages.ts'
import { defineConfig } from 'vite'
import { OFFLINE_TEXT_IDS, type OfflineTexts } from './src/pwa/worker/offline-page.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** The texts of one language, as the build names their sources. */
const WORDS = /\/i18n\/src\/generated\/([a-z]+)\//

/** The service worker as one file. It is built after the app, since it names the app's files. */
export default defineConfig({
  publicDir: false,
  define: {
    APP_PARTS: JSON.stringify(appParts()),
    APP_WORDS: JSON.stringify(appWords()),
    OFFLINE_TEXTS: JSON.stringify(offlineTexts()),
  },
  build: {
    outDir: 'dist/worker',
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/pwa/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})

type Manifest = Record<string, { file: string; css?: string[] }>

function manifest(): Manifest {
  return read('dist/client/.vite/manifest.json')
}

/** Scripts and styles; a language's own are kept when a visit is in it. */
function appParts(): string[] {
  const files = Object.entries(manifest())
    .filter(([source]) => !WORDS.test(source))
    .flatMap(([, { file, css = [] }]) => [file, ...css])
    .filter((file) => /\.(js|css)$/.test(file))
  return addressesOf(files)
}

/** The files with the words of each language, those of parts that load later among them. */
function appWords(): Record<string, string[]> {
  const words: Record<string, string[]> = {}
  for (const [source, { file }] of Object.entries(manifest())) {
    const language = WORDS.exec(source)?.[1]
    if (language) words[language] = [...(words[language] ?? []), ...addressesOf([file])]
  }
  return words
}

function addressesOf(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/assets-guest/${file}`)
}

function offlineTexts(): Record<string, OfflineTexts> {
  return Object.fromEntries(
    interfaceLanguages.map(({ code }) => {
      const texts: Record<string, string> = read(`../../packages/i18n/locales/${code}/guest.json`)
      const [title = '', retry = ''] = [texts[OFFLINE_TEXT_IDS.title], texts[OFFLINE_TEXT_IDS.retry]]
      return [code, { title, retry }]
    }),
  )
}
