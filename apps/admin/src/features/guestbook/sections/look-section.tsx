import { CARD_LAYOUTS } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { Input, Radio, Slider, Stack } from '@mantine/core'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { MediaField } from '../../../components/editing/media/media-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { withStyles } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import classes from './sections.module.css'

/** The layouts a kind can show. */
const LAYOUTS: Partial<Record<CardType, readonly (typeof CARD_LAYOUTS)[number][]>> = {
  Content: CARD_LAYOUTS,
  Product: CARD_LAYOUTS,
  Facilities: ['picture', 'side'],
  FixedSizeBox: ['plain', 'brand'],
}
/** Kinds that stand on a picture of their own. */
const ON_PICTURE: readonly CardType[] = ['Content', 'Product', 'FixedSizeBox', 'Header']

export function hasLook(type: CardType): boolean {
  return LAYOUTS[type] !== undefined || ON_PICTURE.includes(type)
}

/** Layout, background picture and how strongly it is dimmed. */
export function LookSection({ type }: { type: CardType }) {
  const t = useT()
  const store = useStore()
  const { layout, backgroundPicture, backgroundOpacity } = useDraftField(({ styles }) => styles)
  const layouts = LAYOUTS[type]
  // What a kind cannot show, guests see as its quieter one.
  const shown = layouts?.includes(layout) ? layout : type === 'Facilities' ? 'side' : 'plain'
  const percent = Math.round(backgroundOpacity * 100)
  return (
    <CollapsibleSection
      title={t('cards.section.look')}
      summary={backgroundPicture ? t('look.onPicture') : t(`look.layout.${shown}`)}
    >
      <Stack gap="md">
        {layouts && (
          <Radio.Group
            label={t('look.layout')}
            value={shown}
            onChange={(next) =>
              store.change((draft) =>
                withStyles(draft, { layout: CARD_LAYOUTS.find((one) => one === next) ?? layout }),
              )
            }
          >
            <div className={classes.layouts}>
              {layouts.map((one) => (
                <Radio.Card key={one} value={one} className={classes.layout}>
                  <span className={classes.sketch} data-layout={one} aria-hidden />
                  {t(`look.layout.${one}`)}
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        )}
        {ON_PICTURE.includes(type) && (
          <MediaField
            kind="picture"
            label={t('look.background')}
            description={t('look.backgroundHint')}
            value={backgroundPicture}
            onPick={(file) =>
              store.change((draft) => withStyles(draft, { backgroundPicture: file?.id ?? null }))
            }
          />
        )}
        {backgroundPicture && (
          <Input.Wrapper label={t('look.opacity')} description={t('look.opacityHint')} labelElement="div">
            <Slider
              mt="xs"
              mb="lg"
              value={percent}
              min={0}
              max={100}
              step={5}
              label={(value) => `${value} %`}
              thumbLabel={t('look.opacity')}
              onChange={(value) =>
                store.change((draft) => withStyles(draft, { backgroundOpacity: value / 100 }))
              }
            />
          </Input.Wrapper>
        )}
      </Stack>
    </CollapsibleSection>
  )
}
