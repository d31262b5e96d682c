import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Combobox, UnstyledButton, useCombobox } from '@mantine/core'
import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LeaveQuestion } from '../../components/editing/form/leave-question.tsx'
import { hasUnsavedForm } from '../../components/editing/form/unsaved-forms.ts'
import { unsentBeforeLeaving } from '../../platform/before-leaving.ts'
import { useCan, useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { foundProperties, SEARCHED_FROM } from './found-properties.ts'
import classes from './property-switcher.module.css'
import { UnsentQuestion } from './unsent-question.tsx'
import { useSwitchProperty } from './use-switch-property.ts'

const NEW = '+'

/** The name of the active property; opens the person's others, and a new one where they may make it. */
export function PropertySwitcher() {
  const t = useT()
  const { property, properties } = useSession()
  const mayCreate = useCan()('properties:create')
  const switching = useSwitchProperty()
  const [search, setSearch] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const [unsent, setUnsent] = useState({ count: 0, wanted: '' })
  const navigate = useNavigate()
  const combobox = useCombobox({
    onDropdownClose: () => setSearch(''),
    onDropdownOpen: () => combobox.selectActiveOption(),
  })
  const shown = foundProperties(properties, search)

  const stay = () => setUnsent({ count: 0, wanted: '' })
  const go = (propertyId: string) => {
    setWanted(null)
    stay()
    if (!switching.isPending) switching.mutate(propertyId)
  }
  const choose = (value: string) => {
    combobox.closeDropdown()
    if (value === NEW) return navigate({ to: ROUTE_PATHS.SET_UP })
    if (value === property.id) return
    if (hasUnsavedForm()) return setWanted(value)
    return unsentBeforeLeaving().then((count) =>
      count > 0 ? setUnsent({ count, wanted: value }) : go(value),
    )
  }

  if (properties.length < 2 && !mayCreate) return <span className={classes.name}>{property.name}</span>
  return (
    <>
      <Combobox store={combobox} width={300} position="bottom-end" onOptionSubmit={choose}>
        <Combobox.Target targetType="button">
          <UnstyledButton
            className={classes.button}
            onClick={() => combobox.toggleDropdown()}
            aria-label={t('switcher.label', { name: property.name })}
            aria-busy={switching.isPending}
          >
            <span className={classes.name}>{property.name}</span>
            <IconSelector size={16} stroke={1.6} aria-hidden />
          </UnstyledButton>
        </Combobox.Target>
        <Combobox.Dropdown>
          {properties.length >= SEARCHED_FROM && (
            <Combobox.Search
              value={search}
              onChange={(event) => {
                setSearch(event.currentTarget.value)
                combobox.updateSelectedOptionIndex()
              }}
              placeholder={t('switcher.search')}
              aria-label={t('switcher.search')}
            />
          )}
          <Combobox.Options className={classes.options} aria-label={t('switcher.list')}>
            {shown.map(({ id, name }) => (
              <Combobox.Option key={id} value={id} active={id === property.id} className={classes.option}>
                <span className={classes.optionName}>{name}</span>
                {id === property.id && <IconCheck size={17} aria-label={t('property.active')} />}
              </Combobox.Option>
            ))}
            {shown.length === 0 && <Combobox.Empty>{t('switcher.none', { search })}</Combobox.Empty>}
            {mayCreate && (
              <Combobox.Option value={NEW} className={classes.option}>
                <IconPlus size={17} aria-hidden />
                <span className={classes.optionName}>{t('switcher.create')}</span>
              </Combobox.Option>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <LeaveQuestion
        isOpen={wanted !== null}
        title={t('switcher.unsaved.title')}
        onStay={() => setWanted(null)}
        leaveLabel={t('switcher.unsaved.go')}
        onLeave={() => wanted && go(wanted)}
      />
      <UnsentQuestion
        count={unsent.count}
        onStay={stay}
        leaveLabel={t('switcher.unsaved.go')}
        onLeave={() => go(unsent.wanted)}
      />
    </>
  )
}
