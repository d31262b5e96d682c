import { MAX_SHEET_UNITS } from '@innkeeper/domain/units/constants.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconListDetails, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ListToolbar } from '../../components/data-list/list-toolbar.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useAsked } from '../../platform/asked-action.ts'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { unitsQuery } from './api.ts'
import { ExportButton } from './export-button.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { PrintDialog } from './print-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { UnitsList } from './units-list.tsx'

const route = getRouteApi('/staff/units')

export function UnitsPage() {
  const t = useT()
  const canManage = useCan()('units:manage')
  const { search = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(unitsQuery)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isImporting, importing] = useDisclosure(false)
  const [isPrinting, printing] = useDisclosure(false)
  const units = data?.units ?? []
  useAsked('print-qr', printing.open, units.length > 0)
  useAsked('add-units', importing.open, data !== undefined)
  // A unit that somebody deleted meanwhile is selected no longer.
  const chosen = units.filter(({ id }) => selected.has(id)).map(({ id }) => id)

  return (
    <>
      <PageHeader
        title={t('units.title')}
        subtitle={
          data && t('units.subtitle', { units: data.units.length, categories: data.categories.length })
        }
        actions={
          data && (
            <>
              {units.length > 0 && canManage && <ExportButton />}
              {units.length > 0 && (
                <Button
                  variant="default"
                  leftSection={<IconQrcode size={16} stroke={1.7} />}
                  onClick={printing.open}
                >
                  {t('units.printAll')}
                </Button>
              )}
              {canManage && (
                <Button leftSection={<IconListDetails size={16} stroke={1.7} />} onClick={importing.open}>
                  {t('units.addMany')}
                </Button>
              )}
            </>
          )
        }
      />
      {units.length > 0 && (
        <ListToolbar
          searchLabel={t('units.search')}
          search={search}
          onSearch={(text) => navigate({ search: text ? { search: text } : {}, replace: true })}
        />
      )}
      <UnitsList
        data={data}
        error={error}
        onRetry={refetch}
        search={search}
        onClear={() => navigate({ search: {}, replace: true })}
        selected={selected}
        onSelect={setSelected}
      />
      {chosen.length > 0 && (
        <SelectionBar count={chosen.length} onClear={() => setSelected(new Set())} onPrint={printing.open} />
      )}
      {isPrinting && (
        <PrintDialog
          ids={chosen.length > 0 ? chosen : null}
          count={chosen.length > 0 ? chosen.length : units.length}
          max={MAX_SHEET_UNITS}
          onClose={printing.close}
        />
      )}
      {isImporting && data && <ImportDialog categories={data.categories} onClose={importing.close} />}
    </>
  )
}
