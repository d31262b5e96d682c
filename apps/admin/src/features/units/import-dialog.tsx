import type { ImportReport } from '@innkeeper/api/units.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { Button, FileButton, NativeSelect, Stack, Switch, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../components/dialog/dialog-buttons.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { showDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'
import { importPreviewQuery, useImportUnits } from './api.ts'
import { ImportPreview } from './import-preview.tsx'
import { readTextFile } from './read-file.ts'
import classes from './units.module.css'

/** Typing and pasting rest this long before the server is asked. */
const REST_MS = 400

type Props = { categories: readonly UnitCategory[]; onClose: () => void }

/** Many units at once: paste or choose a file, see what will happen, then let it happen. */
export function ImportDialog({ categories, onClose }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const [createsCategories, setCreates] = useState(true)
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const request = { text, createsCategories, categoryId }
  const [rested] = useDebouncedValue(request, REST_MS)
  const preview = useQuery(importPreviewQuery(rested))
  const bring = useImportUnits()
  const report = text.trim() === '' || preview.error ? undefined : preview.data
  const isCurrent = report && !preview.isPlaceholderData && rested.text === text
  const changes = report ? changesOf(report) : 0
  const canImport = isCurrent && changes > 0 && report.counts.problem === 0
  const failure = bring.error ?? (text.trim() === '' ? null : preview.error)

  // The second press of a double click would find nothing left to import, and say so.
  const isSent = useRef(false)
  const start = () => {
    if (isSent.current) return
    isSent.current = true
    bring.mutate(request, {
      onSuccess: (done) => {
        showDone(t('units.import.done', { count: changesOf(done) }))
        onClose()
      },
      onError: () => {
        isSent.current = false
      },
    })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t('units.import.title')}
      buttons={
        <DialogButtons
          onCancel={onClose}
          action={{
            label: t('units.import.do', { count: changes }),
            onClick: start,
            isPending: bring.isPending,
            isDisabled: !canImport,
          }}
        />
      }
    >
      <div className={classes.import}>
        <Stack gap="md">
          <Textarea
            label={t('units.import.text')}
            description={t('units.import.hint')}
            placeholder={t('units.import.example')}
            rows={10}
            spellCheck={false}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <FileButton
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(file) => file && void readTextFile(file).then(setText)}
          >
            {(button) => (
              <Button {...button} variant="default" leftSection={<IconUpload size={16} stroke={1.7} />}>
                {t('units.import.file')}
              </Button>
            )}
          </FileButton>
          <Switch
            label={t('units.import.creates')}
            checked={createsCategories}
            onChange={(event) => setCreates(event.currentTarget.checked)}
          />
          {categories.length > 0 && (
            <NativeSelect
              label={t('units.import.fallback')}
              value={categoryId ?? ''}
              data={[
                { value: '', label: t('units.import.noFallback') },
                ...categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setCategoryId(event.currentTarget.value || null)}
            />
          )}
        </Stack>
        <div aria-live="polite">
          <ErrorAlert error={failure} mb="md" />
          <ImportPreview report={report} isBusy={preview.isFetching} />
        </div>
      </div>
    </Dialog>
  )
}

/** Units that are other than before. */
function changesOf({ counts }: ImportReport): number {
  return counts.new + counts.moved + counts.changed
}
