// Runs before the first paint, so that a dark screen never flashes white. The key is Mantine's.
try {
  const stored = localStorage.getItem('mantine-color-scheme-value')
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = stored === 'dark' || (stored !== 'light' && prefersDark)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
} catch {
  // Storage may be forbidden; the light scheme is the default.
}
