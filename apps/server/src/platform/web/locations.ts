import { fileURLToPath } from 'node:url'

const inProject = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

/** Where the apps' sources and builds are. */
export const GUEST_ROOT = inProject('apps/guest')
export const GUEST_CLIENT = inProject('apps/guest/dist/client')
export const GUEST_RENDERER = inProject('apps/guest/dist/server/entry-server.js')
export const GUEST_WORKER = inProject('apps/guest/dist/worker/service-worker.js')
export const ADMIN_ROOT = inProject('apps/admin')
export const ADMIN_BUILD = inProject('apps/admin/dist')
export const ADMIN_WORKER = inProject('apps/admin/dist/worker/cleaning-worker.js')
export const VERSION_FILE = inProject('dist/version.txt')

/** Address prefix of the guest app's files. */
export const GUEST_ASSETS = '/assets-guest/'
