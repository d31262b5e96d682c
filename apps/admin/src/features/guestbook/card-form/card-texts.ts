import type { BoxContent, Card, CardContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { ContentLanguage } from '../use-languages.ts'
import { bodyOfPlainText, plainTextOf } from './plain-text.ts'

export const TEXT_FIELDS = ['title', 'subtitle', 'body', 'button'] as const
export type TextField = (typeof TEXT_FIELDS)[number]
/** What the form edits in one language; a field that is not there is an empty text. */
export type CardTexts = Record<TextField, string>
/** Language index to texts. */
export type CardFormValues = { texts: Record<string, CardTexts> }

/** The variant a card shows first (spec 3): the one its name is taken from. */
export function mainVariant(card: Pick<Card, 'content' | 'options'>): string {
  const names = new Set(Object.values(card.content).flatMap((variants) => Object.keys(variants)))
  const candidates = ['default', 'preRedeemed', card.options.cleaningAction]
  return candidates.find((name) => name !== undefined && names.has(name)) ?? 'default'
}

/** A body with headings, lists, links or marks, which plain text would lose. */
export function isFormatted(content: BoxContent | undefined): boolean {
  return plainTextOf(content?.body) === null
}

function textsOf(content: BoxContent | undefined): CardTexts {
  return {
    title: content?.title ?? '',
    subtitle: content?.subtitle ?? '',
    body: plainTextOf(content?.body) ?? '',
    button: content?.button?.text ?? '',
  }
}

export function toFormValues(card: Card, languages: readonly ContentLanguage[]): CardFormValues {
  const variant = mainVariant(card)
  return {
    texts: Object.fromEntries(
      languages.map(({ index }) => [String(index), textsOf(card.content[index]?.[variant])]),
    ),
  }
}

/** The card's content with the form's texts; pictures, other variants and formatted bodies stay as they are. */
export function toContent(card: Card, { texts }: CardFormValues): CardContent {
  const variant = mainVariant(card)
  const content: CardContent = { ...card.content }
  for (const [index, typed] of Object.entries(texts)) {
    const before = card.content[index]?.[variant]
    if (sameTexts(typed, textsOf(before))) continue
    const { [variant]: _, ...otherVariants } = card.content[index] ?? {}
    const written = withTexts(before, typed)
    const variants =
      Object.keys(written).length > 0 ? { ...otherVariants, [variant]: written } : otherVariants
    if (Object.keys(variants).length > 0) content[index] = variants
    else delete content[index]
  }
  return content
}

function withTexts(before: BoxContent | undefined, typed: CardTexts): BoxContent {
  const { title: _title, subtitle: _subtitle, body, button: _button, ...rest } = before ?? {}
  const title = typed.title.trim()
  const subtitle = typed.subtitle.trim()
  const button = typed.button.trim()
  const written = isFormatted(before) ? body : bodyOfPlainText(typed.body)
  return {
    ...rest,
    ...(title && { title }),
    ...(subtitle && { subtitle }),
    ...(written && { body: written }),
    ...(button && { button: { text: button } }),
  }
}

function sameTexts(a: CardTexts, b: CardTexts): boolean {
  return TEXT_FIELDS.every((field) => a[field] === b[field])
}

export function sameValues(a: CardFormValues, b: CardFormValues): boolean {
  const indexes = new Set([...Object.keys(a.texts), ...Object.keys(b.texts)])
  return [...indexes].every((index) => {
    const [one, other] = [a.texts[index], b.texts[index]]
    return one !== undefined && other !== undefined && sameTexts(one, other)
  })
}

/** Whether a language still needs words that the default language has. */
export function isMissingTexts(texts: CardTexts | undefined, reference: CardTexts | undefined): boolean {
  return TEXT_FIELDS.some((field) => reference?.[field].trim() && !texts?.[field].trim())
}
