/** What fits below an icon on most home screens. */
export const SHORT_NAME_LENGTH = 12

/** A property's name below its icon: as many whole words as fit, else the beginning of the first. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  let short = first
  for (const word of others) {
    if (lengthOf(`${short} ${word}`) > SHORT_NAME_LENGTH) break
    short += ` ${word}`
  }
  // By characters, so that none is cut in two.
  return [...short].slice(0, SHORT_NAME_LENGTH).join('')
}

function lengthOf(text: string): number {
  return [...text].length
}
