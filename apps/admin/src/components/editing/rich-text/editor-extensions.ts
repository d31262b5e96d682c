import { ListItem } from '@tiptap/extension-list'
import StarterKit from '@tiptap/starter-kit'

/** Nodes and marks of the whitelist in domain/guestbook/rich-text.ts; pasted text loses all others. */
export const EDITOR_EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    listItem: false,
    dropcursor: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, protocols: ['mailto', 'tel'], HTMLAttributes: { rel: null } },
  }),
  // One level of lists is what a phone shows well.
  ListItem.extend({ content: 'paragraph+' }),
]
