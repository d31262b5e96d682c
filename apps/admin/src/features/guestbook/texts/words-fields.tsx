import {
  CARD_BUTTON_MAX,
  CARD_SUBTITLE_MAX,
  CARD_TITLE_MAX,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import { type CardType, hasBodyAndButton } from '@innkeeper/domain/guestbook/card-types.ts'
import { Stack } from '@mantine/core'
import type { WordsPlace } from '../draft/edits.ts'
import { BodyField } from './body-field.tsx'
import { FactsField } from './facts-field.tsx'
import { WordsField } from './words-field.tsx'

/** Kinds that say nothing without a title. */
const TITLED: readonly CardType[] = ['Header', 'Content']
/** Kinds whose details sheet shows facts to copy. */
const WITH_FACTS: readonly CardType[] = ['UnitSpecific', 'Content', 'Facilities']
/** A tile and a slider of tiles are too small for a text and have no button. */
const SMALL: readonly CardType[] = ['FixedSizeBox', 'FixedSizeBoxSlider', 'Group']

/** The fields that a box of this kind shows, and no others. */
export function WordsFields({ type, place }: { type: CardType; place: WordsPlace }) {
  const isLong = hasBodyAndButton(type) && !SMALL.includes(type)
  const isMain = place.language === place.main
  return (
    <Stack gap="md">
      <WordsField
        name="title"
        place={place}
        max={CARD_TITLE_MAX}
        isRequired={isMain && TITLED.includes(type)}
      />
      <WordsField name="subtitle" place={place} max={CARD_SUBTITLE_MAX} />
      {isLong && (
        <>
          <BodyField place={place} />
          <WordsField name="button" place={place} max={CARD_BUTTON_MAX} />
          {WITH_FACTS.includes(type) && <FactsField place={place} />}
        </>
      )}
    </Stack>
  )
}
