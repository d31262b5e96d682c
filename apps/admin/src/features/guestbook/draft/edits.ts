import type {
  BoxContent,
  CardOptions,
  CardPicture,
  CardSection,
  CardStyles,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import { layoutForPictures } from '@innkeeper/domain/guestbook/picture-layout.ts'
import { isSectionAlone, SECTION_VARIANT } from '@innkeeper/domain/guestbook/section.ts'
import type { CardDraft } from './card-draft.ts'

/** Which words of a card: in which language, of which variant; `main` is the property's default language. */
export type TextKey = { language: number; variant: string; main: number }

export function boxIn(
  draft: CardDraft,
  { language, variant }: Omit<TextKey, 'main'>,
): BoxContent | undefined {
  return draft.content[language]?.[variant]
}

/**
 * Changes the words of one language. The first word in a language brings the pictures and facts of the default
 * along: a guest gets all of a card in one language.
 */
export function withWords(
  draft: CardDraft,
  textKey: TextKey,
  change: (box: BoxContent) => BoxContent,
): CardDraft {
  const { language, variant, main } = textKey
  const own = boxIn(draft, textKey)
  const before =
    own && !isSectionAlone(own) ? own : { ...sharedWith(boxIn(draft, { language: main, variant })), ...own }
  const variants = { ...draft.content[language], [variant]: change(before) }
  return { ...draft, content: { ...draft.content, [language]: variants } }
}

function sharedWith(reference: BoxContent | undefined): BoxContent {
  return {
    ...(reference?.pictures && { pictures: reference.pictures.map((picture) => ({ ...picture, alt: '' })) }),
    ...(reference?.facts && { facts: reference.facts }),
  }
}

/** The pictures of a variant are the same in all languages; what they show is said in each. */
export function withPictures(
  draft: CardDraft,
  { variant, main }: Pick<TextKey, 'variant' | 'main'>,
  pictures: readonly { mediaId: string; altIn: (language: number) => string }[],
): CardDraft {
  const languages = new Set([main, ...Object.keys(draft.content).map(Number)])
  const content = { ...draft.content }
  for (const language of languages) {
    const box = content[language]?.[variant]
    if ((!box || isSectionAlone(box)) && language !== main) continue
    const known = new Map((box?.pictures ?? []).map(({ mediaId, alt }) => [mediaId, alt]))
    const chosen: CardPicture[] = pictures.map(({ mediaId, altIn }) => ({
      mediaId,
      alt: known.get(mediaId) ?? altIn(language),
    }))
    content[language] = { ...content[language], [variant]: { ...box, pictures: chosen } }
  }
  return { ...draft, content }
}

/** A first picture brings a layout that shows it, where the kind can show one. */
export function withLayoutFor(draft: CardDraft, count: { before: number; after: number }): CardDraft {
  const layout = layoutForPictures(draft.styles.layout, count)
  return layout === draft.styles.layout ? draft : withStyles(draft, { layout })
}

export function withAlt(draft: CardDraft, textKey: TextKey, mediaId: string, alt: string): CardDraft {
  return withWords(draft, textKey, (box) => ({
    ...box,
    pictures: (box.pictures ?? []).map((picture) =>
      picture.mediaId === mediaId ? { ...picture, alt } : picture,
    ),
  }))
}

/** The title above the card, and the note beside it, in one language; nothing else of the card comes along. */
export function withSection(draft: CardDraft, language: number, section: CardSection): CardDraft {
  const variants = draft.content[language]
  const box = { ...variants?.[SECTION_VARIANT], section }
  return { ...draft, content: { ...draft.content, [language]: { ...variants, [SECTION_VARIANT]: box } } }
}

/** The card begins no section any more, in no language. */
export function withoutSection(draft: CardDraft): CardDraft {
  const content = Object.fromEntries(
    Object.entries(draft.content).map(([language, variants]) => {
      const { [SECTION_VARIANT]: box, ...others } = variants
      if (!box) return [language, variants]
      const { section: _, ...kept } = box
      // A variant that was there for the section alone goes with it.
      const isGone = isSectionAlone(box) && Object.keys(others).length > 0
      return [language, isGone ? others : { ...others, [SECTION_VARIANT]: kept }]
    }),
  )
  return { ...draft, content }
}

export function withoutVariant(draft: CardDraft, variant: string): CardDraft {
  const content = Object.fromEntries(
    Object.entries(draft.content).map(([language, { [variant]: _, ...others }]) => [language, others]),
  )
  return { ...draft, content }
}

/** An option that is undefined is taken away. */
export function withOption<K extends keyof CardOptions>(
  draft: CardDraft,
  name: K,
  value: CardOptions[K] | undefined,
): CardDraft {
  const { [name]: _, ...others } = draft.options
  return { ...draft, options: value === undefined ? others : { ...others, [name]: value } }
}

export function withStyles(draft: CardDraft, change: Partial<CardStyles>): CardDraft {
  return { ...draft, styles: { ...draft.styles, ...change } }
}
