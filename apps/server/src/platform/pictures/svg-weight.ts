/** Far more than any drawing for a guestbook has; beyond it nothing is even read to its end. */
const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 100

/** Up to these a drawing is drawn in a moment, whatever it is. */
const LIGHT_ELEMENTS = 400
const LIGHT_BYTES = 100_000
/** What can make a few elements cost as much as millions. */
const HEAVY_TAGS = /^(?:use|filter|pattern|mask|marker|fe[A-Z]\w*)$/
const HEAVY_ATTRIBUTES = ['stroke-dasharray', 'marker-start', 'marker-mid', 'marker-end']
const HEAVY_STYLE = /dash|marker|filter/

export class TooElaborateError extends Error {
  override name = 'TooElaborateError'
}

/** Follows the elements of a drawing as they are read; throws when there are too many, or too deep. */
export function createSvgScale() {
  let elements = 0
  let depth = 0
  let isHeavy = false
  return {
    open(tag: string, attributes: Record<string, string>): void {
      elements += 1
      depth += 1
      if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new TooElaborateError()
      isHeavy ||=
        HEAVY_TAGS.test(tag) ||
        HEAVY_ATTRIBUTES.some((name) => name in attributes) ||
        HEAVY_STYLE.test(attributes.style ?? '')
    },
    close(): void {
      depth -= 1
    },
    /** Whether it may be drawn at any time; any other is drawn once, apart, and kept as it came out. */
    isLight: (bytes: number) => !isHeavy && elements <= LIGHT_ELEMENTS && bytes <= LIGHT_BYTES,
  }
}
