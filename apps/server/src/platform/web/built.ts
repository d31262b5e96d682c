import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets, RenderPage } from '@innkeeper/api/page.ts'
import { StartupError } from '../db/errors.ts'
import { serveAdminPage } from './admin-page.ts'
import { serveFiles } from './asset-files.ts'
import {
  ADMIN_BUILD,
  ADMIN_WORKER,
  GUEST_ASSETS,
  GUEST_CLIENT,
  GUEST_RENDERER,
  GUEST_WORKER,
  VERSION_FILE,
} from './locations.ts'
import type { WebApps } from './port.ts'
import { serveCleaningWorker, serveServiceWorker } from './service-worker.ts'

type Renderer = {
  renderPage: RenderPage
  builtAssets(manifest: unknown, readFile: (file: string) => string): PageAssets['kinds']
}

/** The apps as the build made them. */
export async function openBuiltApps(): Promise<WebApps> {
  for (const file of [GUEST_RENDERER, GUEST_CLIENT, GUEST_WORKER, ADMIN_BUILD, ADMIN_WORKER, VERSION_FILE]) {
    if (!existsSync(file))
      throw new StartupError('The apps are not built.', 'Run npm run build, or npm start.')
  }
  const read = (file: string) => readFileSync(join(GUEST_CLIENT, file), 'utf8')
  const { renderPage, builtAssets } = (await import(pathToFileURL(GUEST_RENDERER).href)) as Renderer
  const kinds = builtAssets(JSON.parse(read('.vite/manifest.json')), read)
  const clientVersion = readFileSync(VERSION_FILE, 'utf8').trim()
  const adminHtml = readFileSync(join(ADMIN_BUILD, 'index.html'), 'utf8')

  return {
    clientVersion,
    isCacheable: true,
    renderPage: (input, fonts) => renderPage({ ...input, clientVersion }, { kinds, stylesheets: [], fonts }),
    async register(app) {
      serveFiles(app, GUEST_ASSETS, GUEST_CLIENT)
      serveServiceWorker(app, readFileSync(GUEST_WORKER, 'utf8'), clientVersion)
      serveFiles(app, '/admin/assets/', join(ADMIN_BUILD, 'assets'))
      for (const name of ['icon.svg', 'colour-scheme.js']) serveAdminFile(app, name)
      serveCleaningWorker(app, readFileSync(ADMIN_WORKER, 'utf8'))
      serveAdminPage(app, async () => adminHtml)
    },
    close: async () => undefined,
  }
}

/** Files of the staff app's public folder keep their names. */
function serveAdminFile(app: Parameters<WebApps['register']>[0], name: string): void {
  const file = join(ADMIN_BUILD, name)
  if (!existsSync(file)) return
  const content = readFileSync(file)
  const type = name.endsWith('.svg') ? 'image/svg+xml' : 'text/javascript; charset=utf-8'
  app.get(`/admin/${name}`, { schema: { hide: true } }, (_request, reply) =>
    reply.type(type).header('cache-control', 'public, max-age=3600').send(content),
  )
}
