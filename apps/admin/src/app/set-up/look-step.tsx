import { ColorInput } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { LogoPicker } from './logo-picker.tsx'
import type { StepProps } from './step-props.ts'

/** Quiet colours that white or dark words both can be read on. */
const SWATCHES = ['#1f3a34', '#1d3557', '#5b2333', '#6b4423', '#3d405b', '#2f6d4f', '#0f4c5c', '#222222']

/** The colour and the mark guests know the house by. */
export function LookStep({ draft, set, errors }: StepProps) {
  const t = useT()
  return (
    <>
      <LogoPicker
        data={draft.logoData}
        name={draft.logoName}
        onChange={({ name, data }) => set({ logoName: name, logoData: data })}
      />
      <ColorInput
        label={t('setUp.colour')}
        description={t('setUp.colourHint')}
        value={draft.brandColour}
        onChange={(brandColour) => set({ brandColour })}
        format="hex"
        swatches={SWATCHES}
        eyeDropperButtonProps={{ 'aria-label': t('settings.colour.pick', { colour: t('setUp.colour') }) }}
        error={errors.brandColour}
        size="md"
      />
    </>
  )
}
