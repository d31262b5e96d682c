import { GUESTBOOK_PRESETS, type GuestbookPreset } from '@innkeeper/domain/properties/constants.ts'
import { Radio } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './set-up.module.css'

type Props = { preset: GuestbookPreset; onChange: (preset: GuestbookPreset) => void }

/** What kind of house it is, which says what the guestbook begins with. */
export function KindField({ preset, onChange }: Props) {
  const t = useT()
  return (
    <Radio.Group
      label={t('setUp.kind')}
      size="md"
      value={preset}
      onChange={(value) => onChange(value as GuestbookPreset)}
    >
      <div className={classes.kinds}>
        {GUESTBOOK_PRESETS.map((one) => (
          <Radio
            key={one}
            className={classes.kind}
            value={one}
            label={t(`createProperty.preset.${one}`)}
            description={t(`createProperty.presetHint.${one}`)}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
