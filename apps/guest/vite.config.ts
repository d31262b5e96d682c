import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { chunkGroups } from './vite.chunks.ts'

const HERE = import.meta.dirname
const fileHere = (path: string) => normalizePath(resolve(HERE, path))

/** One entry for every kind of page that runs anything, so that each loads its own code alone. */
const STARTS = globSync('src/app/pages/*/start.tsx', { cwd: HERE }).map(fileHere)
/** What every start imports: an entry of its own, so that the bundler's runtime lies there and not in a file apart. */
const SHELL = fileHere('src/app/start-page.ts')
const FIRST_VIEW = fileHere('src/app/pages/guestbook/start.tsx')

/**
 * Styles of parts whose scripts load later stand in the first HTML, so they are imported for their effect alone;
 * the build would take class names nobody asks for as a reason to leave the styles out.
 */
const keepImportedStyles: Plugin = {
  name: 'keep-imported-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
}

/** Short, so that pages and scripts are; the same in both builds, since a name is unique within its file. */
function className(name: string, file: string): string {
  const [path = ''] = relative(HERE, file).replaceAll('\\', '/').split('?')
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), keepImportedStyles],
  // The router brings it for older Reacts; ours has it built in.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: className } },
  // Below this path the server serves files that never change.
  base: '/assets-guest/',
  build: {
    assetsDir: '',
    // A font inlined in the styles would be sent with every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    ...(isSsrBuild
      ? { outDir: 'dist/server', copyPublicDir: false }
      : {
          outDir: 'dist/client',
          manifest: true,
          minify: 'terser' as const,
          terserOptions: {
            ecma: 2020,
            compress: { passes: 3, inline: 1, pure_getters: true, keep_fargs: false },
            module: true,
          },
          rolldownOptions: {
            input: {
              shell: SHELL,
              ...Object.fromEntries(STARTS.map((file) => [basename(dirname(file)), file])),
            },
            output: { codeSplitting: { groups: chunkGroups(STARTS, FIRST_VIEW) } },
          },
        }),
  },
}))
