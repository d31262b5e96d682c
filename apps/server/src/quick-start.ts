import { enableCompileCache, type ResolveHookSync, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * What makes a start quick and small; loaded before anything else. Both are measured by `npm run bench`.
 * Compiled code is kept beside the installed packages. And drizzle-orm's several hundred files name each other by
 * relative paths, and ours name it two hundred times: Node resolves each by reading the package's large manifest
 * anew, half of all memory and time of a start. Those paths are files as they stand, so there is nothing to
 * resolve, and the few names that ours use need it once each.
 */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/innkeeper/compiled', import.meta.url))
const DRIZZLE = '/node_modules/drizzle-orm/'

enableCompileCache(CACHE)

const found = new Map<string, ReturnType<ResolveHookSync>>()

registerHooks({
  resolve(specifier, context, next) {
    const isOwnFile =
      specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(DRIZZLE)
    if (isOwnFile) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    // Packages may bring a version of their own; ours share one.
    const isOurs = specifier.startsWith('drizzle-orm') && !context.parentURL?.includes('/node_modules/')
    if (!isOurs) return next(specifier, context)
    const known = found.get(specifier) ?? next(specifier, context)
    found.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})
