type Named = { id: string; name: string }

/** From this many on, scrolling is slower than typing. */
export const SEARCHED_FROM = 8

/** Those whose name or address holds every typed word, marks and case aside. */
export function foundProperties<P extends Named>(properties: readonly P[], search: string): P[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return properties.filter(({ id, name }) => words.every((word) => plain(`${name} ${id}`).includes(word)))
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
