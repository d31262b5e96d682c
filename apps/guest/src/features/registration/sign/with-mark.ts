/** Stands for the words that are a link, while the sentence around them is written. */
const MARK = '\u0000'

/** A sentence around some of its words: before, the words, after. Each language puts them where it wants. */
export function withMark(
  write: (mark: string) => string,
  words: string,
): [before: string, words: string, after: string] {
  const [before = '', after = ''] = write(MARK).split(MARK)
  return [before, words, after]
}
