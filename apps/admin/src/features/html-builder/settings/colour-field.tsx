import { usePageSetting } from '@innkeeper/html-builder/page/page-setting.tsx'
import { ColourSwatches } from './colour-swatches.tsx'
import type { FieldProps } from './field-props.ts'

export function ColourField({ label, value, onChange }: FieldProps<'colour'>) {
  const { brand } = usePageSetting()
  return (
    <ColourSwatches
      label={label}
      brand={brand}
      value={typeof value === 'string' ? value : null}
      onColour={(colour) => onChange(colour)}
    />
  )
}
