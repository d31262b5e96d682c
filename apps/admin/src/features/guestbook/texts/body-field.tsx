import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useT } from '../../../platform/texts.ts'
import { boxIn, type WordsPlace, withWords } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { wordsOf } from '../rich-text/editor-json.ts'
import { useLanguages } from '../use-languages.ts'
import { Reference } from './reference.tsx'

// The text editor weighs as much as the rest of the page.
const RichTextField = lazy(async () => ({
  default: (await import('../rich-text/rich-text-field.tsx')).RichTextField,
}))

/** The text of a card, with formatting. */
export function BodyField({ place }: { place: WordsPlace }) {
  const t = useT()
  const store = useStore()
  const language = useLanguages().find(({ index }) => index === place.language)
  const value = useDraftField((draft) => boxIn(draft, place)?.body)
  const inMain = { ...place, language: place.main }
  const write = (body: RichText | undefined) =>
    store.change((draft) => withWords(draft, place, ({ body: _, ...box }) => (body ? { ...box, body } : box)))
  return (
    <Reference
      isShown={place.language !== place.main}
      read={(draft) => wordsOf(boxIn(draft, inMain)?.body)}
      onUse={() => write(boxIn(store.get().draft, inMain)?.body)}
    >
      <Suspense fallback={<Skeleton height={190} />}>
        <RichTextField
          label={t('cards.field.body')}
          language={language?.code ?? 'en'}
          value={value}
          onChange={write}
        />
      </Suspense>
    </Reference>
  )
}
