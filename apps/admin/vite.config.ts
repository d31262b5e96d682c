import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server puts a fresh nonce in its place in every answer. */
const NONCE_TOKEN = '__CSP_NONCE__'

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  html: { cspNonce: NONCE_TOKEN },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The cleaning page's worker names the files that page needs.
    manifest: true,
    // Data addresses would need their own place in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Left alone, the bundler makes a file of every combination of pages that share something: over two hundred
    // requests for the first page. What every page needs is one file here, and what several do another; what is large
    // stays apart, for the pages that need it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'common', minShareCount: 4, maxModuleSize: 20_000, priority: 1 },
          ],
        },
      },
    },
  },
})
