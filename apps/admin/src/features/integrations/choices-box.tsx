import type { PmsConnection } from '@innkeeper/api/integrations.ts'
import { type Choices, TAKEN_PARTS } from '@innkeeper/domain/integrations/choices.ts'
import { PMS_KINDS } from '@innkeeper/domain/integrations/systems.ts'
import { Checkbox, Switch } from '@mantine/core'
import { FormSection } from '../../components/editing/form-section/form-section.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { useT } from '../../platform/texts.ts'
import { useSavePms } from './api.ts'
import classes from './integrations.module.css'
import { settingsBody } from './saved-settings.ts'

/** What is taken over from the other system, and what it is told; only what it can do is offered. */
export function ChoicesBox({ connection }: { connection: PmsConnection }) {
  const t = useT()
  const save = useSavePms()
  const { choices, system } = connection
  const { name, features } = PMS_KINDS[system]
  const set = (change: Partial<Choices>) =>
    save.mutate(settingsBody(connection, { choices: { ...choices, ...change } }))
  return (
    <FormSection title={t('integrations.choices')} hint={t('integrations.choicesHint', { name })} gap="lg">
      <Checkbox.Group
        label={t('integrations.taken')}
        description={t('integrations.takenHint')}
        value={choices.taken}
        onChange={(chosen) => set({ taken: TAKEN_PARTS.filter((part) => chosen.includes(part)) })}
      >
        <div className={classes.parts}>
          {TAKEN_PARTS.map((part) => (
            <Checkbox
              key={part}
              value={part}
              label={t(`integrations.part.${part}`)}
              disabled={save.isPending}
            />
          ))}
        </div>
      </Checkbox.Group>
      {features.checkIn && (
        <Switch
          label={t('integrations.tellsStays', { name })}
          description={t('integrations.tellsStaysHint', { name })}
          checked={choices.tellsStays}
          disabled={save.isPending}
          onChange={({ currentTarget: { checked } }) => set({ tellsStays: checked })}
        />
      )}
      {features.roomChange && (
        <Switch
          label={t('integrations.tellsRooms', { name })}
          description={t('integrations.tellsRoomsHint', { name })}
          checked={choices.tellsRooms}
          disabled={save.isPending}
          onChange={({ currentTarget: { checked } }) => set({ tellsRooms: checked })}
        />
      )}
      {features.twoWayProducts && (
        <Switch
          label={t('integrations.postsOrders', { name })}
          description={t('integrations.postsOrdersHint', { name })}
          checked={choices.postsOrders}
          disabled={save.isPending}
          onChange={({ currentTarget: { checked } }) => set({ postsOrders: checked })}
        />
      )}
      {features.registration && (
        <Switch
          label={t('integrations.sendsRegistrations', { name })}
          description={t('integrations.sendsRegistrationsHint', { name })}
          checked={choices.sendsRegistrations}
          disabled={save.isPending}
          onChange={({ currentTarget: { checked } }) => set({ sendsRegistrations: checked })}
        />
      )}
      <ErrorAlert error={save.error} />
    </FormSection>
  )
}
