import { returnPath, type TabTarget } from '@innkeeper/domain/guestbook/tab-bar.ts'
import { targetProblem } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import { Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { MediaField } from '../../../components/editing/media/media-field.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { kindOf, TARGET_KINDS, type TabTargets, type TargetKind } from './target-name.ts'

/** The same in every language. */
const EXAMPLE = 'https://example.com'

type Props = {
  target: TabTarget | null
  targets: TabTargets | undefined
  error: string | undefined
  onChange: (target: TabTarget | null) => void
}

/** Where a tab leads: the start, a page, a PDF, a card or an address. */
export function TargetField({ target, targets, error, onChange }: Props) {
  const t = useT()
  const { property } = useSession()
  const [kind, setKind] = useState<TargetKind | null>(kindOf(target, property.id))
  // A file that was uploaded a moment ago is not among them yet.
  const isLost = target && targets && target.kind !== 'pdf' && targetProblem(target, targets) === 'gone'
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
      {kind === 'page' && (
        <Select
          label={t('tabBar.target.page')}
          placeholder={t('tabBar.target.choose.page')}
          description={targets?.pages.length === 0 && t('tabBar.target.none.page')}
          searchable
          value={target?.kind === 'page' ? target.pageId : null}
          onChange={(pageId) => onChange(pageId ? { kind: 'page', pageId } : null)}
          data={options(targets?.pages)}
          error={problem}
        />
      )}
      {kind === 'pdf' && (
        <MediaField
          kind="document"
          label={t('tabBar.target.pdf')}
          value={target?.kind === 'pdf' ? target.mediaId : null}
          onPick={(file) => onChange(file ? { kind: 'pdf', mediaId: file.id } : null)}
          error={problem}
        />
      )}
      {kind === 'box' && (
        <Select
          label={t('tabBar.target.box')}
          placeholder={t('tabBar.target.choose.box')}
          description={targets?.boxes.length === 0 && t('tabBar.target.none.box')}
          searchable
          value={target?.kind === 'box' ? target.cardId : null}
          onChange={(cardId) => onChange(cardId ? { kind: 'box', cardId } : null)}
          data={options(targets?.boxes)}
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
        />
      )}
    </Stack>
  )
}

const options = (list: readonly { id: string; name: string }[] | undefined) =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }))
