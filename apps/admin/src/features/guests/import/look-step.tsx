import type { BookingImport, ImportRow, ImportRule } from '@innkeeper/api/guests/import.ts'
import { Alert, Button, Radio } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { useApplyImport } from './api.ts'
import { DiscardButton } from './discard-button.tsx'
import classes from './import.module.css'
import { ImportRows } from './import-rows.tsx'
import { MendDialog } from './mend-dialog.tsx'
import { RefusedCsv } from './refused-csv.tsx'

/** The dry run: what would become of each row, what to mend, and the deed. */
export function LookStep({ staged }: { staged: BookingImport }) {
  const t = useT()
  const apply = useApplyImport(staged.id)
  const [handRule, setHandRule] = useState<ImportRule>(staged.handRule)
  const [mended, setMended] = useState<ImportRow | null>(null)
  const { counts } = staged
  const writes = counts.new + counts.changed
  const canApply = writes > 0 || (handRule === 'take' && counts.byHand > 0)

  return (
    <div className={classes.parts}>
      <ImportRows
        staged={staged}
        counts={counts}
        usual={counts.refused > 0 ? 'refused' : 'all'}
        onMend={setMended}
      />
      {counts.refused > 0 && (
        <Alert color="yellow" variant="light">
          <div className={classes.refused}>
            <span>{t('bookingImport.refusedStay', { count: counts.refused })}</span>
            <RefusedCsv importId={staged.id} />
          </div>
        </Alert>
      )}
      {counts.byHand > 0 && (
        <Box title={t('bookingImport.rule', { count: counts.byHand })}>
          <Radio.Group
            aria-label={t('bookingImport.rule', { count: counts.byHand })}
            value={handRule}
            onChange={(rule) => setHandRule(rule as ImportRule)}
          >
            <div className={classes.rules}>
              <Radio value="keep" label={t('bookingImport.rule.keep')} />
              <Radio value="take" label={t('bookingImport.rule.take')} />
            </div>
          </Radio.Group>
        </Box>
      )}
      <ErrorAlert error={apply.error} />
      <div className={classes.actions}>
        <DiscardButton staged={staged} />
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/guests/import" search={{ import: staged.id, columns: true }} {...props} />
          )}
        >
          {t('bookingImport.toColumns')}
        </Button>
        <Button loading={apply.isPending} disabled={!canApply} onClick={() => apply.mutate(handRule)}>
          {t('bookingImport.apply', {
            count: handRule === 'take' ? Math.max(writes, counts.byHand) : writes,
          })}
        </Button>
      </div>
      {mended && <MendDialog key={mended.row} staged={staged} row={mended} onClose={() => setMended(null)} />}
    </div>
  )
}
