import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'

/** One module of a page as its author thinks of it. */
export type PageBlock<Picture extends string> =
  | { header: RichText }
  | { text: RichText }
  | { image: Picture }
  | { divider: true }
  | { button: string; phone: string }

/** A page of the HTML builder: the same blocks in every language. */
export type PagePlan<Language extends string, Picture extends string> = {
  key: string
  name: string
  blocks: (language: Language) => PageBlock<Picture>[]
}
