import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * What makes a start quick and small; loaded before anything else. Both are measured by `npm run bench`.
 * Compiled code is kept beside the installed packages. And drizzle-orm's several hundred files name each other by
 * relative paths, which Node resolves by reading the package's large manifest once per file: half of all memory
 * and time of a start. Those paths are files as they stand, so there is nothing to resolve.
 */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/innkeeper/compiled', import.meta.url))
const DRIZZLE = '/node_modules/drizzle-orm/'

enableCompileCache(CACHE)

registerHooks({
  resolve(specifier, context, next) {
    const isOwnFile =
      specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(DRIZZLE)
    if (!isOwnFile) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
