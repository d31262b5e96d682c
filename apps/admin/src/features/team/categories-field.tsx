import { Alert, MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/texts.ts'
import { categoriesQuery } from './api.ts'

type Props = { value: string[]; onChange: (categories: string[]) => void; error?: string | undefined }

/** Whose requests the kitchen answers; a category that no product has any more can still be taken away. */
export function CategoriesField({ value, onChange, error }: Props) {
  const t = useT()
  const { data } = useQuery(categoriesQuery)
  if (data?.length === 0 && value.length === 0)
    return <Alert color="accent">{t('team.categories.none')}</Alert>
  return (
    <MultiSelect
      label={t('team.categories')}
      description={t('team.categories.hint')}
      data={[...new Set([...(data ?? []), ...value])]}
      value={value}
      onChange={onChange}
      error={error}
      searchable
      clearable
    />
  )
}
