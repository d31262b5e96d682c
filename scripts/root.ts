import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json; every script works from here, wherever it was called. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Derived files that a new installation may throw away. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'innkeeper')
