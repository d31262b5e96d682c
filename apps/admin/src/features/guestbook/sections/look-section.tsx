import { CARD_LAYOUTS } from '@innkeeper/domain/guestbook/card-schema.ts'
import { Input, Radio, Slider } from '@mantine/core'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { MediaField } from '../../../components/editing/media/media-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { useAskedIn } from '../card-form/asked-field.ts'
import { withStyles } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { KIND_LOOKS } from './kind-looks.ts'
import type { CardSectionProps } from './section-props.ts'
import classes from './sections.module.css'

/** Layout, background picture and how strongly it is dimmed. */
export function LookSection({ card }: CardSectionProps) {
  const t = useT()
  const sentTo = useAskedIn('look')
  const store = useStore()
  const { layout, backgroundPicture, backgroundOpacity } = useDraftField(({ styles }) => styles)
  const { layouts, otherwise, hasBackground } = KIND_LOOKS[card.type]
  const shown = layouts.includes(layout) ? layout : otherwise
  const percent = Math.round(backgroundOpacity * 100)
  return (
    <CollapsibleSection
      sentTo={sentTo}
      title={t('cards.section.look')}
      summary={backgroundPicture ? t('look.onPicture') : t(`look.layout.${shown}`)}
      gap="md"
    >
      {layouts.length > 0 && (
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
      {hasBackground && (
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
    </CollapsibleSection>
  )
}
