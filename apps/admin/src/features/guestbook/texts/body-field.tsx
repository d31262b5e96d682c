import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { wordsOf } from '../../../components/editing/rich-text/editor-json.ts'
import { RichTextField } from '../../../components/editing/rich-text/rich-text-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { boxIn, type TextKey, withWords } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { Reference } from './reference.tsx'

/** The text of a card, with formatting. */
export function BodyField({ textKey }: { textKey: TextKey }) {
  const t = useT()
  const store = useStore()
  const language = useContentLanguages().find(({ index }) => index === textKey.language)
  const value = useDraftField((draft) => boxIn(draft, textKey)?.body)
  const inMain = { ...textKey, language: textKey.main }
  const write = (body: RichText | undefined) =>
    store.change((draft) =>
      withWords(draft, textKey, ({ body: _, ...box }) => (body ? { ...box, body } : box)),
    )
  return (
    <Reference
      isShown={textKey.language !== textKey.main}
      read={(draft) => wordsOf(boxIn(draft, inMain)?.body)}
      onUse={() => write(boxIn(store.get().draft, inMain)?.body)}
    >
      <RichTextField
        label={t('cards.field.body')}
        language={language?.code ?? 'en'}
        value={value}
        onChange={write}
      />
    </Reference>
  )
}
