import { CARD_PICTURES_MAX, type CardPicture } from '@innkeeper/domain/guestbook/card-schema.ts'
import { IconPhotoPlus } from '@tabler/icons-react'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { PickMediaButton } from '../../../components/editing/media/pick-media-button.tsx'
import { useMedia } from '../../../components/media/api.ts'
import { moved } from '../../../platform/moved.ts'
import { useT } from '../../../platform/texts.ts'
import { useAskedIn } from '../card-form/asked-field.ts'
import { variantsOf } from '../card-form/variants.ts'
import { boxIn, withLayoutFor, withPictures } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { KIND_LOOKS } from './kind-looks.ts'
import type { CardSectionProps } from './section-props.ts'
import classes from './sections.module.css'

const NONE: CardPicture[] = []

/** Pictures of a card, in order; what each shows is said in every language. */
export function PicturesSection({ card: { type }, language }: CardSectionProps) {
  const t = useT()
  const sentTo = useAskedIn('pictures')
  const store = useStore()
  const { index: main } = useDefaultLanguage()
  const variant = useDraftField(
    ({ content, options }) => variantsOf({ type, content, options })[0] ?? 'default',
  )
  const pictures = useDraftField((draft) => boxIn(draft, { language: main, variant })?.pictures ?? NONE)
  const ids = pictures.map(({ mediaId }) => mediaId)
  const files = useMedia(ids)
  const { layouts } = KIND_LOOKS[type]
  const put = (next: readonly string[], altIn: (language: number) => string = () => '') =>
    store.change((draft) => {
      const chosen = next.map((mediaId) => ({ mediaId, altIn }))
      const changed = withPictures(draft, { variant, main }, chosen)
      const count = { before: ids.length, after: next.length }
      return layouts.includes('picture') ? withLayoutFor(changed, count) : changed
    })
  return (
    <CollapsibleSection
      sentTo={sentTo}
      title={t('cards.section.pictures')}
      summary={t('pictures.count', { count: ids.length })}
      isOpenAtFirst={KIND_LOOKS[type].isAboutPictures || ids.length === 0}
      gap="md"
    >
      {ids.length > 0 && (
        <ul className={classes.pictures}>
          {ids.map((mediaId, at) => (
            <ChosenPicture
              key={mediaId}
              mediaId={mediaId}
              file={files.get(mediaId)}
              textKey={{ language, variant, main }}
              at={at}
              count={ids.length}
              onMove={(by) => put(moved(ids, at, by))}
              onRemove={() => put(ids.filter((id) => id !== mediaId))}
            />
          ))}
        </ul>
      )}
      {ids.length < CARD_PICTURES_MAX && (
        <div>
          <PickMediaButton
            kind="picture"
            leftSection={<IconPhotoPlus size={16} stroke={1.6} />}
            onPick={(file) => {
              if (!ids.includes(file.id)) put([...ids, file.id], (index) => file.alt[index] ?? '')
            }}
          >
            {t('pictures.add')}
          </PickMediaButton>
        </div>
      )}
    </CollapsibleSection>
  )
}
