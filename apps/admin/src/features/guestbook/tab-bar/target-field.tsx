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
      {(kind === 'page' || kind === 'box') && (
        <ChosenByName
          kind={kind}
          list={kind === 'page' ? targets?.pages : targets?.boxes}
          value={idIn(target)}
          onChange={(id) => onChange(id === null ? null : targetOf(kind, id))}
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

type NamedKind = 'page' | 'box'

const targetOf = (kind: NamedKind, id: string): TabTarget =>
  kind === 'page' ? { kind, pageId: id } : { kind, cardId: id }

function idIn(target: TabTarget | null): string | null {
  if (target?.kind === 'page') return target.pageId
  return target?.kind === 'box' ? target.cardId : null
}

type ChosenProps = {
  kind: NamedKind
  list: readonly { id: string; name: string }[] | undefined
  value: string | null
  onChange: (id: string | null) => void
  error: string | undefined
}

/** One of the property's pages or cards, by its name. */
function ChosenByName({ kind, list, ...field }: ChosenProps) {
  const t = useT()
  return (
    <Select
      {...field}
      label={t(`tabBar.target.${kind}`)}
      placeholder={t(`tabBar.target.choose.${kind}`)}
      description={list?.length === 0 && t(`tabBar.target.none.${kind}`)}
      data={(list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
    />
  )
}
