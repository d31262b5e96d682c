import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { Switch } from '@mantine/core'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { useSegmentNames } from '../../../components/editing/visibility/use-segment-names.ts'
import { startedVisibility } from '../../../components/editing/visibility/visibility-edits.ts'
import { VisibilityFields } from '../../../components/editing/visibility/visibility-fields.tsx'
import { visibilitySentence } from '../../../components/editing/visibility/visibility-sentence.ts'
import { useT } from '../../../platform/texts.ts'
import { useAskedIn } from '../card-form/asked-field.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import classes from './sections.module.css'

/** When and to whom the card shows; the sentence on top says it in words. */
export function VisibilitySection() {
  const t = useT()
  const sentTo = useAskedIn('visibility')
  const store = useStore()
  const names = useSegmentNames()
  const stored = useDraftField(({ visibility }) => visibility)
  const isHidden = useDraftField((draft) => draft.isHidden)
  const sentence = isHidden ? t('visibility.hidden') : visibilitySentence(t, stored, names)
  const change = (part: Partial<Visibility>) =>
    store.change((draft) => ({
      ...draft,
      visibility: { ...startedVisibility(draft.visibility), ...part },
    }))
  return (
    <CollapsibleSection sentTo={sentTo} title={t('cards.section.visibility')} summary={sentence} gap="lg">
      <p className={classes.sentence} role="status">
        {sentence}
      </p>
      <Switch
        label={t('visibility.isHidden')}
        description={t('visibility.isHiddenHint')}
        checked={isHidden}
        onChange={({ currentTarget: { checked } }) =>
          store.change((draft) => ({ ...draft, isHidden: checked }))
        }
      />
      <VisibilityFields visibility={startedVisibility(stored)} onChange={change} />
    </CollapsibleSection>
  )
}
