import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Real fonts of a foundry, as a property would upload them. */
export function fontFile(weight: 400 | 700 = 400): Buffer {
  return readFileSync(require.resolve(`@fontsource/lato/files/lato-latin-${weight}-normal.woff2`))
}
