/** More words than anybody types to find one thing. */
const MAX_WORDS = 5

/** The words of what somebody types, small: each has to be found somewhere. */
export function searchWords(text: string): string[] {
  return text.toLocaleLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** Whether every word is in one of the texts. */
export function hasAllWords(
  texts: readonly (string | null | undefined)[],
  words: readonly string[],
): boolean {
  const all = texts.map((text) => text?.toLocaleLowerCase() ?? '')
  return words.every((word) => all.some((text) => text.includes(word)))
}

/** How well a name fits, the best first: it begins with what was typed, a word of it does, or it is somewhere in it. */
export function matchRank(name: string, words: readonly string[]): number {
  const text = name.toLocaleLowerCase()
  const [first = ''] = words
  if (text.startsWith(first)) return 0
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(first)) ? 1 : 2
}
