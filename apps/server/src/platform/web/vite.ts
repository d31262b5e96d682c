import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { PageAssets, RenderPage } from '@innkeeper/api/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { ADMIN_ROOT, GUEST_ASSETS, GUEST_ROOT } from './locations.ts'
import type { WebApps } from './port.ts'

const DEVELOPMENT_VERSION = 'development'
const ENTRY_SERVER = '/src/app/entry-server.tsx'

/** What Vite's React plugin expects of a page it did not write itself. */
const REFRESH_SCRIPT = '/development/react-refresh.js'
const REFRESH_PREAMBLE = `import { injectIntoGlobalHook } from '${GUEST_ASSETS}@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
`

type Renderer = { renderPage: RenderPage; sourceAssets(base: string): PageAssets['kinds'] }

/** The apps from their sources, with hot reload over the server's own port. */
export async function openViteApps(): Promise<WebApps> {
  const { createServer } = await import('vite')
  const servers: ViteDevServer[] = []

  async function start(app: FastifyInstance, root: string, channel: string): Promise<ViteDevServer> {
    const server = await createServer({
      root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server, path: channel } },
    })
    servers.push(server)
    return server
  }

  let guest: ViteDevServer | undefined
  return {
    clientVersion: DEVELOPMENT_VERSION,
    isCacheable: false,
    async renderPage(input, fonts) {
      if (!guest) throw new Error('register comes before the first page')
      const { renderPage, sourceAssets } = (await guest.ssrLoadModule(ENTRY_SERVER)) as Renderer
      return renderPage(
        { ...input, clientVersion: DEVELOPMENT_VERSION },
        { kinds: sourceAssets(GUEST_ASSETS), ...developmentAssets(guest), fonts },
      )
    },
    async register(app) {
      guest = await start(app, GUEST_ROOT, '/hot-guest')
      const admin = await start(app, ADMIN_ROOT, '/hot-admin')
      handOver(app, `${GUEST_ASSETS}*`, guest)
      app.get(REFRESH_SCRIPT, (_request, reply) => reply.type('text/javascript').send(REFRESH_PREAMBLE))
      const sendAdmin = async (request: FastifyRequest, reply: FastifyReply) => {
        const isPage = (request.headers.accept ?? '').includes('text/html')
        if (!isPage) return middleware(admin, request.raw, reply.hijack().raw)
        const html = await readFile(join(ADMIN_ROOT, 'index.html'), 'utf8')
        reply.removeHeader('content-security-policy')
        return reply.type('text/html').send(await admin.transformIndexHtml('/admin/', html))
      }
      app.get('/admin', sendAdmin)
      app.get('/admin/*', sendAdmin)
    },
    async close() {
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

function handOver(app: FastifyInstance, url: string, server: ViteDevServer): void {
  app.get(url, (request, reply) => middleware(server, request.raw, reply.hijack().raw))
}

function middleware(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): void {
  response.removeHeader('content-security-policy')
  server.middlewares(request, response, () => response.writeHead(404).end())
}

/** Styles of every module the render used, linked so that the page does not flash unstyled. */
function developmentAssets(guest: ViteDevServer): Omit<PageAssets, 'fonts' | 'kinds'> {
  const modules = guest.environments.ssr.moduleGraph.idToModuleMap
  const stylesheets = [...modules.values()]
    .filter((module) => /\.css($|\?)/.test(module.url))
    .map((module) => `${GUEST_ASSETS}${module.url.replace(/^\//, '').replace(/\?.*$/, '')}?direct`)
  return {
    stylesheets,
    developmentScripts: [`${GUEST_ASSETS}@vite/client`, REFRESH_SCRIPT],
  }
}
