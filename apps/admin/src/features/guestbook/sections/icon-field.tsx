import { BOX_ICONS } from '@innkeeper/domain/guestbook/icons.ts'
import { Radio } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { BoxGlyph } from '../../../components/box-icons/box-glyph.tsx'
import { useT } from '../../../platform/texts.ts'
import { withOption } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import classes from './sections.module.css'

const NONE = 'none'

/** A closed list of icons, each with its name. */
export function IconField({ isLabelled = true }: { isLabelled?: boolean }) {
  const t = useT()
  const store = useStore()
  const icon = useDraftField(({ options }) => options.icon)
  const choose = (next: string) => {
    const chosen = BOX_ICONS.find((name) => name === next)
    store.change((draft) => withOption(draft, 'icon', chosen))
  }
  return (
    <Radio.Group
      {...(isLabelled ? { label: t('icon.label') } : { 'aria-label': t('icon.label') })}
      value={icon ?? NONE}
      onChange={choose}
    >
      <div className={classes.icons}>
        <Radio.Card value={NONE} aria-label={t('icon.none')} title={t('icon.none')} className={classes.icon}>
          <IconBan size={20} stroke={1.5} aria-hidden />
        </Radio.Card>
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
