import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './vite.chunks.ts'

/** The server puts a fresh nonce in its place in every answer. */
const NONCE_TOKEN = '__CSP_NONCE__'

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  html: { cspNonce: NONCE_TOKEN },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Data addresses would need their own place in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
})
