import { readableInkOn } from '@innkeeper/domain/properties/contrast.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { previewStack } from '../../components/font-picker/font-name.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './settings.module.css'

/** The colours as a guest meets them: paper, a card on it, a word to notice, a button. */
export function BrandPreview({ brand, name }: { brand: Brand; name: string }) {
  const t = useT()
  return (
    <figure
      className={classes.preview}
      style={{
        background: brand.paperColour,
        color: brand.inkColour,
        fontFamily: previewStack(brand.textFont),
      }}
    >
      <figcaption className={classes.previewName} style={{ fontFamily: previewStack(brand.headingFont) }}>
        {name}
      </figcaption>
      <div className={classes.previewCard} style={{ background: brand.cardColour }}>
        <span style={{ color: brand.accentColour }}>{t('settings.preview.notice')}</span>
        <span>{t('settings.preview.text')}</span>
        <span
          className={classes.previewButton}
          style={{ background: brand.brandColour, color: readableInkOn(brand.brandColour) }}
        >
          {t('settings.preview.button')}
        </span>
      </div>
    </figure>
  )
}
