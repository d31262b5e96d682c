import type { Card, CardFact, CardPicture, CardSection } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { Facilities } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { FieldWords } from '../../../components/editing/form/field-choices.tsx'
import type { FieldPath } from '../../../components/editing/form/merge.ts'
import { usePlainWords } from '../../../components/editing/form/use-plain-words.ts'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { wordsOf } from '../../../components/editing/rich-text/editor-json.ts'
import { useSegmentNames } from '../../../components/editing/visibility/use-segment-names.ts'
import { visibilitySentence } from '../../../components/editing/visibility/visibility-sentence.ts'
import { useT } from '../../../platform/texts.ts'
import { openingSummary } from '../sections/opening-summary.ts'

/** Fields of a card and what stands in them as a person would say it. */
export function useFieldWords(): FieldWords {
  const t = useT()
  const plainWords = usePlainWords()
  const languages = useContentLanguages()
  const names = useSegmentNames()

  const nameOf = ([part, ...rest]: FieldPath): string => {
    if (part === 'content') {
      const [language, , field] = rest
      const title = languages.find(({ index }) => String(index) === language)?.title ?? language
      return `${fieldName(field)}, ${title}`
    }
    switch (part) {
      case 'visibility':
        return t('cards.section.visibility')
      case 'isHidden':
        return t('visibility.isHidden')
      case 'form':
        return t('product.products')
      case 'serviceCharge':
        return t('product.serviceCharge')
      case 'styles':
        return t('cards.section.look')
      default:
        return optionName(rest[0])
    }
  }
  const fieldName = (field: string | undefined): string => {
    if (field === 'section') return t('cards.section.begins')
    if (field === 'pictures') return t('cards.section.pictures')
    if (field === 'facts') return t('facts.title')
    const known = (['title', 'subtitle', 'body', 'button', 'saving'] as const).find((one) => one === field)
    return known ? t(`cards.field.${known}`) : ''
  }
  const optionName = (option: string | undefined): string => {
    if (option === 'link') return t('cards.section.link')
    if (option === 'icon') return t('icon.label')
    return option === 'facilities' ? t('cards.section.hours') : t('cards.section.cleaning')
  }

  const wordsOfValue = (path: FieldPath, value: unknown): string => {
    if (path[0] === 'visibility') {
      return value ? visibilitySentence(t, value as Visibility, names) : t('visibility.nobody')
    }
    const plain = plainWords(value)
    if (plain !== null) return plain
    switch (path.at(-1)) {
      case 'body':
        return wordsOf(value as RichText)
      case 'section':
        return Object.values(value as CardSection)
          .filter(Boolean)
          .join('\n')
      case 'button':
        return (value as { text: string }).text
      case 'link':
        return (value as { value: string }).value
      case 'pictures':
        return t('pictures.count', { count: (value as CardPicture[]).length })
      case 'facts':
        return (value as CardFact[]).map((fact) => `${fact.label}: ${fact.value}`).join('\n')
      case 'facilities':
        return openingSummary(t, (value as Facilities).week)
      case 'form':
        return t('product.count', { count: (value as NonNullable<Card['form']>).productIds.length })
      case 'cleaningWindow':
        return Object.values(value as Record<string, string>).join('–')
      default:
        return JSON.stringify(value)
    }
  }
  return { nameOf, wordsOf: wordsOfValue }
}
