import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'

/** The words of a text, without its form. */
export function plainText(text: RichText): string {
  const words: string[] = []
  const read = (node: { text?: string; content?: readonly object[] | undefined }) => {
    if (node.text) words.push(node.text)
    for (const child of node.content ?? []) read(child)
  }
  read(text as { content: readonly object[] })
  return words.join(' ')
}
