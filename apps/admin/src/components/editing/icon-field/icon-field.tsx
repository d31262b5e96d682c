import { BOX_ICONS, type BoxIcon } from '@innkeeper/domain/guestbook/icons.ts'
import { Radio } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { BoxGlyph } from '../../box-icons/box-glyph.tsx'
import classes from './icon-field.module.css'

const NONE = 'none'

type Props = {
  /** Named on screen, or only for those who hear it where a heading says it already. */
  title: { label: string } | { 'aria-label': string }
  /** What the choice of no icon is called, where there is one. */
  none?: string
  value: BoxIcon | undefined
  onChange: (icon: BoxIcon | undefined) => void
}

/** A closed list of icons, each with its name. */
export function IconField({ title, none, value, onChange }: Props) {
  const t = useT()
  return (
    <Radio.Group
      {...title}
      value={value ?? NONE}
      onChange={(next) => onChange(BOX_ICONS.find((name) => name === next))}
    >
      <div className={classes.icons}>
        {none && (
          <Radio.Card value={NONE} aria-label={none} title={none} className={classes.icon}>
            <IconBan size={20} stroke={1.5} aria-hidden />
          </Radio.Card>
        )}
        {BOX_ICONS.map((name) => (
          <Radio.Card
            key={name}
            value={name}
            aria-label={t(`icon.${name}`)}
            title={t(`icon.${name}`)}
            className={classes.icon}
          >
            <BoxGlyph name={name} size={20} />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
