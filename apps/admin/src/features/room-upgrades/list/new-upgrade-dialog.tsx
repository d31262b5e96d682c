import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { Select } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import { type StaffRoom, useCreateUpgrade } from '../api.ts'
import { wayProblem } from './way-problem.ts'

type Props = { rooms: readonly StaffRoom[]; existing: readonly StaffUpgrade[]; onClose: () => void }

/** From which category to which; price and the rest are written on its own page. */
export function NewUpgradeDialog({ rooms, existing, onClose }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateUpgrade()
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const ways = existing.map(({ upgrade }) => upgrade)
  const problem = wayProblem({ from, to }, ways)
  const data = rooms.map(({ categoryId, name }) => ({ value: categoryId, label: name }))
  const submit = () => {
    if (from === null || to === null || problem) return
    create.mutate(
      { from, to },
      {
        onSuccess: ({ upgrade }) => {
          onClose()
          void navigate({ to: '/room-upgrades/$roomUpgradeId', params: { roomUpgradeId: upgrade.id } })
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('roomUpgrades.add')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('roomUpgrades.add.submit')}
      isPending={create.isPending}
      canSubmit={from !== null && to !== null && problem === null}
      error={create.error}
    >
      <Select
        label={t('roomUpgrades.from')}
        description={t('roomUpgrades.from.hint')}
        placeholder={t('roomUpgrades.choose')}
        data={data}
        value={from}
        onChange={setFrom}
        searchable
        data-autofocus
      />
      <Select
        label={t('roomUpgrades.to')}
        description={t('roomUpgrades.to.hint')}
        placeholder={t('roomUpgrades.choose')}
        data={data}
        value={to}
        onChange={setTo}
        searchable
        error={problem && t(`roomUpgrades.way.${problem}`)}
      />
    </FormDialog>
  )
}
