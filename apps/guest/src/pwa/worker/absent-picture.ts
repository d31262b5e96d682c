const PICTURE = /^(\/media\/[^/]+\/[^/]+\/)(?:[a-z]+-\d+-)?(\d+)\.\w+$/

/** Of kept pictures, the same one in the width nearest to the wanted; any format, which browsers find out themselves. */
export function nearestWidth(wanted: string, kept: readonly string[]): string | undefined {
  const [picture, width] = partsOf(wanted)
  if (picture === undefined) return undefined
  return kept
    .map((url) => ({ url, parts: partsOf(url) }))
    .filter(({ parts }) => parts[0] === picture)
    .sort((a, b) => Math.abs(a.parts[1] - width) - Math.abs(b.parts[1] - width))[0]?.url
}

function partsOf(address: string): [picture: string | undefined, width: number] {
  const found = PICTURE.exec(new URL(address).pathname)
  return [found?.[1], Number(found?.[2])]
}

/** Draws nothing, where browsers would draw their sign for a broken picture. */
export function emptyPicture(): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers })
}
