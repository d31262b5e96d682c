import { CARD_PICTURES_MAX, type Card, type CardPicture } from '@innkeeper/domain/guestbook/card-schema.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useMedia } from '../../../components/media/api.ts'
import { MediaPicker } from '../../../components/media/media-picker.tsx'
import { useT } from '../../../platform/texts.ts'
import { Section } from '../card-form/section.tsx'
import { variantsOf } from '../card-form/variants.ts'
import { boxIn, withPictures } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { useDefaultLanguage } from '../use-languages.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import classes from './sections.module.css'

const NONE: CardPicture[] = []

/** Pictures of a card, in order; what each shows is said in every language. */
export function PicturesSection({ type, language }: { type: Card['type']; language: number }) {
  const t = useT()
  const store = useStore()
  const { index: main } = useDefaultLanguage()
  const [isPicking, picker] = useDisclosure(false)
  const variant = useDraftField(
    ({ content, options }) => variantsOf({ type, content, options })[0] ?? 'default',
  )
  const pictures = useDraftField((draft) => boxIn(draft, { language: main, variant })?.pictures ?? NONE)
  const files = useMedia(pictures.map(({ mediaId }) => mediaId))

  const put = (ids: readonly string[], altIn: (language: number) => string = () => '') =>
    store.change((draft) =>
      withPictures(
        draft,
        { variant, main },
        ids.map((mediaId) => ({ mediaId, altIn })),
      ),
    )
  const ids = pictures.map(({ mediaId }) => mediaId)
  const swap = (at: number, by: 1 | -1) => {
    const next = [...ids]
    const [one, other] = [next[at], next[at + by]]
    if (one === undefined || other === undefined) return
    next[at] = other
    next[at + by] = one
    put(next)
  }

  return (
    <Section
      title={t('cards.section.pictures')}
      summary={t('pictures.count', { count: pictures.length })}
      isOpenAtFirst={type === 'Carousel'}
    >
      <Stack gap="md">
        {pictures.length > 0 && (
          <ul className={classes.pictures}>
            {pictures.map(({ mediaId }, index) => (
              <ChosenPicture
                key={mediaId}
                mediaId={mediaId}
                file={files.get(mediaId)}
                place={{ language, variant, main }}
                number={index + 1}
                onEarlier={index > 0 ? () => swap(index, -1) : undefined}
                onLater={index < pictures.length - 1 ? () => swap(index, 1) : undefined}
                onRemove={() => put(ids.filter((id) => id !== mediaId))}
              />
            ))}
          </ul>
        )}
        {pictures.length < CARD_PICTURES_MAX && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPhotoPlus size={16} stroke={1.6} />}
              onClick={picker.open}
            >
              {t('pictures.add')}
            </Button>
          </Group>
        )}
      </Stack>
      <MediaPicker
        kind="picture"
        opened={isPicking}
        onClose={picker.close}
        onPick={(file) => {
          if (!ids.includes(file.id)) put([...ids, file.id], (language) => file.alt[language] ?? '')
          picker.close()
        }}
      />
    </Section>
  )
}
