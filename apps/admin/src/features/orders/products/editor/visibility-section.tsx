import { GUEST_JOURNEYS } from '@innkeeper/domain/orders/constants.ts'
import { Checkbox, Stack, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { targetGroupsQuery } from '../../../../components/editing/visibility/api.ts'
import { SegmentSelect } from '../../../../components/editing/visibility/segment-select.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { ProductSectionProps } from './section-props.ts'

const AREAS = ['guestbook', 'automation'] as const

/** When, where and to whom it is offered. */
export function VisibilitySection({ form }: ProductSectionProps) {
  const t = useT()
  const { draft, set, setVisibility } = form
  const { targetGroups, guestJourney, productArea } = draft.visibility
  const groups = new Map(useQuery(targetGroupsQuery).data?.groups.map(({ id, name }) => [id, name]))
  return (
    <FormSection title={t('cards.section.visibility')} gap="lg">
      <Switch
        label={t('products.internal')}
        description={t('products.internalHint')}
        checked={draft.internal}
        onChange={({ currentTarget: { checked } }) => set({ internal: checked })}
      />
      {!draft.internal && (
        <>
          <Checkbox.Group
            label={t('products.journey')}
            value={guestJourney}
            onChange={(chosen) =>
              setVisibility({
                guestJourney: GUEST_JOURNEYS.filter((journey) => chosen.includes(journey)),
              })
            }
          >
            <Stack gap={8} mt={6}>
              {GUEST_JOURNEYS.map((journey) => (
                <Checkbox key={journey} value={journey} label={t(`products.journey.${journey}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Checkbox.Group
            label={t('products.area')}
            value={AREAS.filter((area) => productArea[area])}
            onChange={(chosen) =>
              setVisibility({
                productArea: {
                  guestbook: chosen.includes('guestbook'),
                  automation: chosen.includes('automation'),
                },
              })
            }
          >
            <Stack gap={8} mt={6}>
              {AREAS.map((area) => (
                <Checkbox key={area} value={area} label={t(`products.area.${area}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <SegmentSelect
            label={t('segment.groups')}
            placeholder={t('segment.all')}
            names={groups}
            value={targetGroups}
            onChange={(chosen) => setVisibility({ targetGroups: chosen })}
            nothingFoundMessage={t('segment.noGroups')}
          />
        </>
      )}
    </FormSection>
  )
}
