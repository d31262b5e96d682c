import {
  areSameFilters,
  type FilteredList,
  type Filters,
  filtersOf,
} from '@innkeeper/domain/team/saved-filters.ts'
import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { savedFiltersQuery, useDeleteFilter } from './api.ts'
import { SaveFilterDialog } from './save-filter-dialog.tsx'
import classes from './saved-filters.module.css'

type Props = {
  list: FilteredList
  /** What narrows the list now, as its address has it. */
  search: Record<string, unknown>
}

/** Views of a list that this person gave a name, and the way to name the one on screen. */
export function SavedFilters({ list, search }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const fail = useFailureNotice()
  const { data } = useQuery(savedFiltersQuery)
  const remove = useDeleteFilter()
  const [isSaving, saving] = useDisclosure(false)
  const filters = filtersOf(search)
  const saved = (data?.items ?? []).filter((filter) => filter.list === list)
  const isHere = (other: Filters) => areSameFilters(other, filters)
  const canSave =
    data !== undefined && Object.keys(filters).length > 0 && !saved.some((one) => isHere(one.filters))
  if (saved.length === 0 && !canSave) return null

  const apply = (wanted: Filters) => {
    // What is not named may be retained by its route, so everything is.
    const cleared = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
    // The router knows the search of each page by its route; a list stands on any of them.
    void navigate({ to: '.', search: { ...cleared, ...wanted } as never, replace: true })
  }
  const forget = (id: string, name: string) =>
    remove.mutate(id, { onSuccess: () => showDone(t('savedFilters.deleted', { name })), onError: fail })

  return (
    <fieldset className={classes.views} aria-label={t('savedFilters.label')}>
      {saved.map(({ id, name, filters: wanted }) => (
        <span key={id} className={classes.view} data-here={isHere(wanted)}>
          <button
            type="button"
            className={classes.name}
            aria-pressed={isHere(wanted)}
            onClick={() => apply(isHere(wanted) ? {} : wanted)}
          >
            {name}
          </button>
          <ActionIcon
            variant="transparent"
            size="sm"
            aria-label={t('savedFilters.delete', { name })}
            onClick={() => forget(id, name)}
          >
            <IconX size={14} stroke={1.8} />
          </ActionIcon>
        </span>
      ))}
      {canSave && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmark size={15} stroke={1.7} />}
          onClick={saving.open}
        >
          {t('savedFilters.save')}
        </Button>
      )}
      {isSaving && <SaveFilterDialog list={list} filters={filters} onClose={saving.close} />}
    </fieldset>
  )
}
