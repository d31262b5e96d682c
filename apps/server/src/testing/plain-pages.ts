import type { WebApps } from '../platform/web/port.ts'

/** Pages as their data in JSON, so that server tests need no build of the guest app. */
export function plainPages(): WebApps {
  return {
    clientVersion: 'test',
    isCacheable: true,
    renderPage: async ({ data, language, renderedAt }) => ({
      html: `<!doctype html><html lang="${language}"><body>${JSON.stringify({ data, renderedAt })}</body></html>`,
      status: data.kind === 'failure' ? 404 : 200,
      inlineScripts: ['loader()'],
      inlineStyles: [],
    }),
    register: async () => undefined,
    close: async () => undefined,
  }
}
