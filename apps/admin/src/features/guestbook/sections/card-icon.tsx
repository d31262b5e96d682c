import { IconField } from '../../../components/editing/icon-field/icon-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { withOption } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'

type Props = Pick<Parameters<typeof IconField>[0], 'title'>

/** The icon of the card, or none. */
export function CardIcon({ title }: Props) {
  const t = useT()
  const store = useStore()
  const icon = useDraftField(({ options }) => options.icon)
  return (
    <IconField
      title={title}
      none={t('icon.none')}
      value={icon}
      onChange={(next) => store.change((draft) => withOption(draft, 'icon', next))}
    />
  )
}
