import type { PrivacySettings } from '@innkeeper/api/privacy.ts'
import { RETAINED } from '@innkeeper/domain/privacy/retention.ts'
import { Button, Stack } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useListAddress } from '../../components/data-list/use-list-address.ts'
import { ConflictDialog } from '../../components/editing/form/conflict-dialog.tsx'
import { FormFrame } from '../../components/editing/form/form-frame.tsx'
import { Loaded } from '../../components/editing/form/loaded.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { privacySettingsQuery } from './api.ts'
import { GuestPanel } from './guest-panel.tsx'
import { GuestSearchBox } from './guest-search-box.tsx'
import classes from './privacy.module.css'
import type { PrivacySearch } from './privacy-search.ts'
import { RetentionSection } from './retention-section.tsx'
import { RunsBox } from './runs-box.tsx'
import { isMonths, useRetentionForm } from './use-retention-form.ts'

const route = getRouteApi('/staff/settings/privacy')

export function PrivacyPage() {
  const t = useT()
  const { search = '', guest } = route.useSearch()
  const address = useListAddress<PrivacySearch>()
  const { property } = useSession()
  const loaded = useQuery(privacySettingsQuery)
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('nav.privacy')}
        subtitle={t('privacy.subtitle')}
        actions={
          <Button
            variant="default"
            leftSection={<IconFileText size={18} stroke={1.6} aria-hidden />}
            renderRoot={(props) => <Link to="/settings/privacy/record" {...props} />}
          >
            {t('privacyRecord.title')}
          </Button>
        }
      />
      <Stack gap="lg">
        <GuestSearchBox
          search={search}
          onSearch={(next) => address.filter({ search: next })}
          onOpen={(bookingId) => address.filter({ guest: bookingId })}
        />
        <Loaded query={loaded}>
          {(latest) => (
            <>
              <div>
                <Form key={property.id} latest={latest} />
              </div>
              <RunsBox runs={latest.runs} />
            </>
          )}
        </Loaded>
      </Stack>
      <GuestPanel bookingId={guest ?? null} onClose={() => address.filter({ guest: undefined })} />
    </div>
  )
}

function Form({ latest }: { latest: PrivacySettings }) {
  const t = useT()
  const form = useRetentionForm(latest)
  const wrong = RETAINED.filter((name) => !isMonths(form.draft[name]))
  const errors = Object.fromEntries(wrong.map((name) => [name, t('privacy.retention.wrong')]))
  return (
    <FormFrame
      form={form}
      errors={errors}
      conflict={
        <ConflictDialog
          form={form}
          text={(name) => t('privacy.conflict', { name })}
          words={{
            nameOf: ([name]) => t(`privacy.retention.${name as (typeof RETAINED)[number]}`),
            wordsOf: (_, months) => t('privacy.retention.months', { count: Number(months) }),
          }}
        />
      }
    >
      {(shown) => <RetentionSection form={form} errors={shown} />}
    </FormFrame>
  )
}
