// The two browser apps as the server sees them: the guest app renders pages, the staff app is one page of scripts.
// Adapters: what the build made (built.ts), and Vite with hot reload in development (vite.ts).
import type { PageFonts, PageInput, RenderedPage } from '@innkeeper/api/page.ts'
import type { FastifyInstance } from 'fastify'

export type PageToRender = Omit<PageInput, 'clientVersion'>

export type WebApps = {
  /** Content of version.txt: what every call names as its client version. */
  readonly clientVersion: string
  /** Whether a rendered page may be kept: not while its source changes under us. */
  readonly isCacheable: boolean
  renderPage(input: PageToRender, fonts: PageFonts): Promise<RenderedPage>
  /** Serves the apps' files and the staff app's page. */
  register(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}
