import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { BoxContent, Card, CardContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import { sameJson } from '../../../platform/same-json.ts'

/** What the form edits of a card: everything but its place. */
export type CardDraft = Pick<
  Card,
  'content' | 'styles' | 'options' | 'visibility' | 'form' | 'serviceCharge'
> & {
  isHidden: boolean
}

export function draftOf({ card }: StaffCard): CardDraft {
  const { content, styles, options, visibility, form, serviceCharge, isHidden = false } = card
  return {
    content,
    styles,
    options,
    visibility,
    isHidden,
    ...(form && { form }),
    ...(serviceCharge !== undefined && { serviceCharge }),
  }
}

/** The draft as it is saved: no empty texts, no half-written facts, no languages without a word. */
export function tidyDraft(draft: CardDraft): CardDraft {
  const { content, options, ...rest } = draft
  return { ...rest, content: tidyContent(content), options: withoutUndefined(options) }
}

function tidyContent(content: CardContent): CardContent {
  const boxes = Object.entries(content).flatMap(([language, variants]) =>
    Object.entries(variants).map(([variant, box]) => ({ language, variant, box: tidyBox(box) })),
  )
  const kept = boxes.filter(({ language, variant, box }) => {
    const others = boxes.filter((other) => other.variant === variant && other.language !== language)
    const reference = others.find((other) => hasWords(other.box))?.box
    if (reference) return !saysNothingOwn(box, reference)
    // The last that is left stays, empty as it may be: without it guests would not get the card at all.
    return Object.keys(box).length > 0 || boxes.find((other) => other.variant === variant)?.box === box
  })
  const tidy: CardContent = {}
  for (const { language, variant, box } of kept) tidy[language] = { ...tidy[language], [variant]: box }
  return tidy
}

function hasWords({ title, subtitle, body, button, saving }: BoxContent): boolean {
  return Boolean(title || subtitle || body || button || saving)
}

/** Without words, and with nothing but the pictures and facts of another language: guests better read that one. */
function saysNothingOwn(box: BoxContent, reference: BoxContent): boolean {
  if (hasWords(box)) return false
  const altOf = (mediaId: string) => reference.pictures?.find((one) => one.mediaId === mediaId)?.alt ?? ''
  return (
    (box.pictures ?? []).every(({ mediaId, alt }) => alt === '' || alt === altOf(mediaId)) &&
    (box.facts === undefined || sameJson(box.facts, reference.facts)) &&
    (box.section === undefined || sameJson(box.section, reference.section))
  )
}

function tidyBox({
  section,
  title,
  subtitle,
  body,
  button,
  saving,
  pictures,
  facts,
  ...rest
}: BoxContent): BoxContent {
  const words = (text: string | undefined) => text?.trim() ?? ''
  const whole = (facts ?? [])
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
    .filter(({ label, value }) => label && value)
  return {
    ...rest,
    // A section is known by its title.
    ...(words(section?.title) && { section: { title: words(section?.title), note: words(section?.note) } }),
    ...(words(title) && { title: words(title) }),
    ...(words(subtitle) && { subtitle: words(subtitle) }),
    ...(body && body.content.length > 0 && { body }),
    ...(words(button?.text) && { button: { text: words(button?.text) } }),
    ...(words(saving) && { saving: words(saving) }),
    ...(pictures && pictures.length > 0 && { pictures }),
    ...(whole.length > 0 && { facts: whole }),
  }
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T
}
