import { BRAND_COLOURS, colourOf, isBrandColour } from '@innkeeper/domain/html-builder/colour.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { Tooltip } from '@mantine/core'
import { IconColorPicker, IconSlash } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import classes from './settings.module.css'

type Props = {
  label: string
  brand: Brand
  /** A colour of the property by name, one written out, or null for what the property has anyway. */
  value: string | null
  onColour: (colour: string | null) => void
}

/** The property's colours by name, and any other. */
export function ColourSwatches({ label, brand, value, onColour }: Props) {
  const t = useT()
  const isFree = value !== null && !isBrandColour(value)
  return (
    <fieldset className={classes.colours} aria-label={label}>
      <span className={classes.colourLabel}>{label}</span>
      <div className={classes.swatches}>
        <Tooltip label={t('templates.colour.none')}>
          <button
            type="button"
            aria-pressed={value === null}
            aria-label={t('templates.colour.none')}
            className={classes.swatch}
            onClick={() => onColour(null)}
          >
            <IconSlash size={16} stroke={1.6} aria-hidden />
          </button>
        </Tooltip>
        {BRAND_COLOURS.map((name) => (
          <Tooltip key={name} label={t(`templates.colour.${name}`)}>
            <button
              type="button"
              aria-pressed={value === name}
              aria-label={t(`templates.colour.${name}`)}
              className={classes.swatch}
              style={{ background: colourOf(name, brand) }}
              onClick={() => onColour(name)}
            />
          </Tooltip>
        ))}
        <Tooltip label={t('templates.colour.own')}>
          <label
            className={classes.swatch}
            data-checked={isFree || undefined}
            style={isFree ? { background: value } : undefined}
          >
            {!isFree && <IconColorPicker size={15} stroke={1.6} aria-hidden />}
            <input
              type="color"
              aria-label={`${label}: ${t('templates.colour.own')}`}
              value={isFree ? value : brand.brandColour}
              onChange={(event) => onColour(event.currentTarget.value)}
            />
          </label>
        </Tooltip>
      </div>
    </fieldset>
  )
}
