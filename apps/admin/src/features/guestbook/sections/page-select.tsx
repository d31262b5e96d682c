import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { tabTargetsQuery } from '../tab-bar/api.ts'

type Props = { value: string; onChange: (id: string) => void }

/** A page of the HTML builder, by its name. */
export function PageSelect({ value, onChange }: Props) {
  const t = useT()
  const { data: targets } = useQuery(tabTargetsQuery)
  const pages = targets?.pages ?? []
  return (
    <Select
      label={t('link.type.page')}
      placeholder={targets && pages.length === 0 ? t('tabBar.contents.noPages') : undefined}
      searchable
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      data={pages.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
