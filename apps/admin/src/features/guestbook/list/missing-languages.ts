import type { BoxContent, Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { hasOwnButton } from '@innkeeper/domain/guestbook/cleaning-action.ts'
import type { ContentLanguage } from '../../../components/editing/languages/use-content-languages.ts'

type Words = Pick<BoxContent, 'section' | 'title' | 'subtitle' | 'body' | 'button' | 'saving'>

function lacks(variant: string, content: Words | undefined, reference: Words): boolean {
  return (
    (Boolean(reference.section?.title.trim()) && !content?.section?.title.trim()) ||
    (Boolean(reference.title?.trim()) && !content?.title?.trim()) ||
    (Boolean(reference.subtitle?.trim()) && !content?.subtitle?.trim()) ||
    (Boolean(reference.body) && !content?.body) ||
    (hasOwnButton(variant) && Boolean(reference.button?.text.trim()) && !content?.button?.text.trim()) ||
    (Boolean(reference.saving?.trim()) && !content?.saving?.trim())
  )
}

/** The languages that lack words which the default language has. */
export function missingLanguages(
  card: Pick<Card, 'content'>,
  languages: readonly ContentLanguage[],
): ContentLanguage[] {
  const main = languages.find(({ isDefault }) => isDefault)
  const reference = Object.entries(card.content[String(main?.index)] ?? {})
  return languages.filter(
    ({ index, isDefault }) =>
      !isDefault &&
      reference.some(([variant, words]) => lacks(variant, card.content[index]?.[variant], words)),
  )
}
