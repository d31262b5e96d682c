import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
          rolldownOptions: { input: 'src/app/entry-browser.tsx' },
        }),
  },
}))
