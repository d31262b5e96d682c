/**
 * A page's address that does not decode is read letter by letter, so that a guest with a broken link gets the view
 * for what is not there. Calls of the API keep their address and get a code.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  const [path = ''] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
