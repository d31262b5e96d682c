import type { PrivacyStay } from '@innkeeper/api/privacy.ts'
import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { FormSkeleton } from '../../components/states/form-skeleton.tsx'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { previewQuery, useExportGuest } from './api.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { Holdings } from './holdings.tsx'
import { Obstacles } from './obstacles.tsx'
import { type OtherStay, StayChoice } from './stay-choice.tsx'

type Props = { stay: PrivacyStay; others: readonly OtherStay[]; onClose: () => void }

/** The stays that are meant, what is stored of their guest, and what can be done with it. */
export function GuestData({ stay, others, onClose }: Props) {
  const t = useT()
  const samePerson = others.filter(({ likeness }) => likeness === 'same-person').map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly string[]>([stay.id, ...samePerson])
  const [isErasing, setErasing] = useState(false)
  const { data: preview, error } = useQuery(previewQuery(chosen))
  const start = useExportGuest()
  const tellFailure = useFailureNotice()
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Stack gap="lg">
      <StayChoice stay={stay} others={others} chosen={chosen} onToggle={toggle} />
      <ErrorAlert error={error} />
      {preview ? <Holdings holdings={preview.holdings} /> : !error && <FormSkeleton />}
      {preview && <Obstacles obstacles={preview.obstacles} isCurrent={preview.current.length > 0} />}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          loading={start.isPending}
          onClick={() => start.mutate(chosen, { onError: tellFailure })}
        >
          {t('privacy.export')}
        </Button>
        <Button
          color="red"
          variant="outline"
          leftSection={<IconEraser size={18} stroke={1.6} aria-hidden />}
          disabled={!preview || preview.obstacles.length > 0}
          onClick={() => setErasing(true)}
        >
          {t('privacy.erase')}
        </Button>
      </Group>
      {preview && isErasing && (
        <EraseDialog
          stay={stay}
          bookingIds={chosen}
          isCurrent={preview.current.length > 0}
          onClose={() => setErasing(false)}
          onErased={onClose}
        />
      )}
    </Stack>
  )
}
