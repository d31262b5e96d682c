/** The texts in their order, in as few groups as a service takes: so many at once, so many characters. */
export function batches(texts: readonly string[], most: { texts: number; characters: number }): string[][] {
  const groups: string[][] = []
  let characters = 0
  for (const text of texts) {
    const group = groups.at(-1)
    if (group && group.length < most.texts && characters + text.length <= most.characters) {
      group.push(text)
      characters += text.length
    } else {
      groups.push([text])
      characters = text.length
    }
  }
  return groups
}
