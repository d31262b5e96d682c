import { contentsOf, returnPath, type TabTarget } from '@innkeeper/domain/guestbook/tab-bar.ts'
import { targetProblem } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import { Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { FeatureSelect } from '../sections/feature-select.tsx'
import { ContentsField } from './contents-field.tsx'
import { kindOf, TARGET_KINDS, type TabTargets, type TargetKind } from './target-name.ts'

/** The same in every language. */
const EXAMPLE = 'https://example.com'

type Props = {
  target: TabTarget | null
  targets: TabTargets | undefined
  error: string | undefined
  onChange: (target: TabTarget | null) => void
}

/** Where a tab leads: the start, pages and PDFs, a card, one of the guest's own pages or an address. */
export function TargetField({ target, targets, error, onChange }: Props) {
  const t = useT()
  const { property } = useSession()
  const [kind, setKind] = useState<TargetKind | null>(kindOf(target, property.id))
  // Contents say themselves which of them is gone.
  const isLost = target?.kind === 'box' && targets && targetProblem(target, targets) === 'gone'
  const problem = error ?? (isLost ? t('tabBar.target.gone') : undefined)
  const choose = (next: string | null) => {
    const found = TARGET_KINDS.find((each) => each === next) ?? null
    setKind(found)
    if (found === 'home') onChange({ kind: 'link', href: returnPath(property.id) })
    else onChange(found === 'link' ? { kind: 'link', href: '' } : null)
  }
  return (
    <Stack gap="sm">
      <Select
        label={t('tabBar.target')}
        value={kind}
        onChange={choose}
        data={TARGET_KINDS.map((value) => ({ value, label: t(`tabBar.target.${value}`) }))}
        error={kind === null && problem}
        allowDeselect={false}
      />
      {kind === 'content' && (
        <ContentsField
          contents={target ? contentsOf(target) : []}
          targets={targets}
          onChange={(contents) =>
            onChange(contents.length === 0 ? null : { kind: 'content', contents: [...contents] })
          }
          error={problem}
        />
      )}
      {kind === 'box' && (
        <Select
          label={t('tabBar.target.box')}
          placeholder={t('tabBar.target.choose.box')}
          description={targets?.boxes.length === 0 && t('tabBar.target.none.box')}
          value={target?.kind === 'box' ? target.cardId : null}
          onChange={(cardId) => onChange(cardId === null ? null : { kind: 'box', cardId })}
          data={(targets?.boxes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          error={problem}
          data-autofocus={isLost || undefined}
          searchable
        />
      )}
      {kind === 'feature' && (
        <FeatureSelect
          value={target?.kind === 'feature' ? target.feature : null}
          onChange={(feature) => onChange(feature && { kind: 'feature', feature })}
          error={problem}
        />
      )}
      {kind === 'link' && (
        <TextInput
          label={t('tabBar.target.link')}
          type="url"
          inputMode="url"
          placeholder={EXAMPLE}
          maxLength={2000}
          value={target?.kind === 'link' ? target.href : ''}
          onChange={(event) => onChange({ kind: 'link', href: event.currentTarget.value.trim() })}
          error={problem}
          data-autofocus
        />
      )}
    </Stack>
  )
}
